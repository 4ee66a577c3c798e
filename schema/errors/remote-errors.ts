/** Remote-procedure error codes (JSON-RPC numbers) known to the client. */
export const REMOTE_ERROR_NUMBERS = {
  PARSE_ERROR: -32700,
  BAD_REQUEST: -32600,
  INTERNAL_SERVER_ERROR: -32603,
  NOT_IMPLEMENTED: -32603,
  UNAUTHORIZED: -32001,
  FORBIDDEN: -32003,
  NOT_FOUND: -32004,
  METHOD_NOT_SUPPORTED: -32005,
  TIMEOUT: -32008,
  CONFLICT: -32009,
  PRECONDITION_FAILED: -32012,
  PAYLOAD_TOO_LARGE: -32013,
  UNPROCESSABLE_CONTENT: -32022,
  TOO_MANY_REQUESTS: -32029,
  CLIENT_CLOSED_REQUEST: -32099,
} as const;
export type RemoteErrorKind = keyof typeof REMOTE_ERROR_NUMBERS;

/** A response that cannot be read as our own protocol. */
export const UNREADABLE_RESPONSE = "Unable to transform response from server";
