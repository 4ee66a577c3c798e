/** SQL over a job's status: it has not ended. In the words of the index of open jobs, by which SQLite finds it. */
export const isOpenJob = (status = "status") => `${status} NOT IN ('COMPLETED', 'FAILED')`;
