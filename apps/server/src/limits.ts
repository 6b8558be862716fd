/** No client is trusted: what one request, one client and all of them together may cost. Sizes are bytes, times milliseconds. */

/** A whole 90-minute match of random players is about 100 kB. */
export const RECORD_BYTES = 4 * 1024 * 1024;
export const SCENARIO_BYTES = 256 * 1024;
export const EQUIPMENT_BYTES = 64 * 1024;
/** The longest answer of the referee. */
export const ANSWER_BYTES = 4 * 1024 * 1024;

export const SCENARIOS_AT_ONCE = 500;

/** Whoever connects says something by then; headers and body must have arrived by then. */
export const SILENT_MS = 3_000;
export const HEADERS_MS = 10_000;
export const REQUEST_MS = 20_000;

/** How long the referee may think about one request. */
export const JUDGE_MS = 10_000;
export const JUDGE_MEGABYTES = 512;
/** Requests that may wait for the referee: of everybody, and of one client. One more is sent away. */
export const JUDGE_QUEUE = 256;
export const JUDGE_QUEUE_OF_ONE = 16;
/** The referee's time that a client has at first, and what comes back of it in a second. */
export const JUDGE_BUDGET_MS = 30_000;
export const JUDGE_BUDGET_PER_SECOND_MS = 500;
/** Whoever has hung up is judged so long at most: to end a thread costs more than many a judgement. */
export const HUNG_UP_MS = 500;
/** What it costs to load the games into another thread. */
export const NEW_THREAD_MS = 1_000;

/** How long answers under way may take when the server is told to stop. */
export const GOODBYE_MS = 5_000;
export const HEALTH_MS = 2_000;

/** How long the store may be silent before its thread is given up. */
export const STORE_MS = 20_000;
/** How long it may take to close, and how long one that has fallen is left alone. */
export const STORE_GOODBYE_MS = 2_000;
export const STORE_AGAIN_MS = 1_000;
/** Records are refused while less than this is free on the disk: PostgreSQL writes ahead in files of 16 MB. */
export const SPACE_TO_KEEP = 64 * 1024 * 1024;
/** How long the disk counts as full after PostgreSQL could not write. */
export const FULL_MS = 3_000;
export const CHECKPOINT_BYTES = 32 * 1024 * 1024;

export const RECORDS_PER_PAGE = 50;

/** Connections of everybody, and from one address. */
export const CONNECTIONS = 1_000;
export const CONNECTIONS_OF_ONE = 100;

/** An answer must have been read by then, and so many more seconds as it has bytes at the slowest line. */
export const READ_MS = 10_000;
export const SLOWEST_LINE = 16 * 1024;
/** Answers that nobody has read yet, each body once. */
export const UNREAD_BYTES = 64 * 1024 * 1024;
/** Documents that are kept, packed too. */
export const SHELF_BYTES = 64 * 1024 * 1024;
