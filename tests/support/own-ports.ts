/** Files that run side by side take ports of different parts: one file must not get what another has closed for a moment. */
const { VITEST_POOL_ID, TEST_WORKERS } = process.env;
process.env.PORT_SHARE = `${VITEST_POOL_ID}/${TEST_WORKERS}`;
