/** No client is trusted: what one request, one client and all of them together may cost. Sizes are bytes, times milliseconds. */

/** A whole 90-minute match of random players is about 100 kB. */
export const RECORD_BYTES = 4 * 1024 * 1024;
export const SCENARIO_BYTES = 256 * 1024;
export const EQUIPMENT_BYTES = 64 * 1024;
/** The longest answer of the referee. */
export const ANSWER_BYTES = 4 * 1024 * 1024;

export const SCENARIOS_AT_ONCE = 500;

/**
 * Whoever connects says something by then; headers and body must have arrived by then. A machine may be busy, and lines make room when they
 * are needed: so there is time.
 */
export const SILENT_MS = 10_000;
export const HEADERS_MS = 30_000;
export const REQUEST_MS = 60_000;
/** A line on which nothing is asked stays longer than a proxy or a browser keeps it: whoever finds it closed as he asks is refused for nothing. */
export const IDLE_MS = 600_000;

/** Processor time that the referee may take for one text: the shortest, so much more for each kB, and at most. A live match of Tipp-Kick costs most: 17 s for 70 kB on a busy machine. */
export const JUDGE_MS = 10_000;
export const JUDGE_MS_PER_KB = 300;
export const JUDGE_MOST_MS = 60_000;
/** When so many times as much has passed on the wall, the machine is too busy: nobody's text is at fault. */
export const JUDGE_TIMES = 30;
/** One thread is kept for texts that take no longer, of clients who have not used more lately; of what they have used half is forgotten in this time. */
export const JUDGE_LITTLE_MS = 1_000;
export const HALF_FORGOTTEN_S = 300;
/** Who goes first: having used so much makes a text stand twice as high as having used nothing, and having waited so long makes it stand half as high. */
export const JUDGE_COUNTS_TWICE_MS = 50;
export const JUDGE_COUNTS_HALF_S = 10;
export const JUDGE_MEGABYTES = 512;
/** Room for what is soon forgotten: left alone, a thread takes 128 of them and gives none back. */
export const JUDGE_YOUNG_MEGABYTES = 48;
/** Requests that may wait for the referee: of everybody, and of one client. One more is sent away. */
export const JUDGE_QUEUE = 256;
export const JUDGE_QUEUE_OF_ONE = 16;
/** The processor time of the referee that a client has at first, and what comes back of it in a second. */
export const JUDGE_BUDGET_MS = 30_000;
export const JUDGE_BUDGET_PER_SECOND_MS = 500;
/** Whoever has hung up is judged so long at most, in processor time: to end a thread costs more than many a judgement. */
export const HUNG_UP_MS = 500;
/** What it costs to load the games into another thread. */
export const NEW_THREAD_MS = 1_000;

/** How long answers under way may take when the server is told to stop. */
export const GOODBYE_MS = 5_000;
/** How long the threads of matches may take to tell what is to be written down. */
export const ROOMS_GOODBYE_MS = 2_000;
/** A store that has not answered by then is told to be unwell; on a busy machine it may take a while. */
export const HEALTH_MS = 30_000;

/** How long the store may work on one question before its thread is given up, in processor time; and how long it may be silent. */
export const STORE_MS = 20_000;
export const STORE_SILENT_MS = 180_000;
/** How long it may take to close, and how long one that has fallen is left alone. */
export const STORE_GOODBYE_MS = 2_000;
export const STORE_AGAIN_MS = 1_000;
/** Records are refused while less than this is free on the disk: PostgreSQL writes ahead in files of 16 MB. */
export const SPACE_TO_KEEP = 64 * 1024 * 1024;
/** How long the disk counts as full after PostgreSQL could not write. */
export const FULL_MS = 3_000;
export const CHECKPOINT_BYTES = 32 * 1024 * 1024;

/** The texts of all records, unless the owner says otherwise. */
export const STORE_ROOM = 4 * 1024 * 1024 * 1024;
/** What one client may store at first, and what comes back of it in a second: some forty long live matches, and one in a quarter of an hour. */
export const STORED_BYTES = 32 * 1024 * 1024;
export const STORED_BYTES_PER_SECOND = 1024;

export const RECORDS_PER_PAGE = 50;

/** Connections of everybody, and from one address. */
export const CONNECTIONS = 1_000;
export const CONNECTIONS_OF_ONE = 100;

/** An answer must have been read by then, and so many more seconds as it has bytes at the slowest line. */
export const READ_MS = 30_000;
export const SLOWEST_LINE = 16 * 1024;
/** Answers that nobody has read yet, each body once. */
export const UNREAD_BYTES = 64 * 1024 * 1024;
/** Documents that are kept, packed too. */
export const SHELF_BYTES = 64 * 1024 * 1024;

/** Lines to matches, of everybody and from one address; they are not counted among the connections. */
export const LINES = 4_000;
export const LINES_OF_ONE = 100;
/** Whoever opens a line says who he is by then. */
export const HELLO_MS = 10_000;
/** A line that has not answered between two of these is dead. */
export const PING_MS = 15_000;
/** What is sent on a line and not read: a live match brings some ten kilobytes a second. */
export const UNREAD_LINE_BYTES = 512 * 1024;
/** Messages of one line at once, and in a second: thirty targets, beats, and what hands do. */
export const MESSAGES_AT_ONCE = 200;
export const MESSAGES_PER_SECOND = 100;
/** Matches that one client may begin at first, and in a second. */
export const MATCHES_AT_ONCE = 30;
export const MATCHES_PER_SECOND = 1 / 60;
export const MATCH_BYTES = 8 * 1024;
/** A match that nobody has joined by then is deleted. */
export const WAITED_FOR_HOURS = 24;
/** Of a match that is over and has its record, every input is kept so long beside it. */
export const LOG_KEPT_DAYS = 30;
/** How often it is looked what is old. */
export const LOOK_FOR_OLD_MS = 3_600_000;
/** So often one client may ask at once, and in a second, what has been played of a match. */
export const LOOKS_BACK_AT_ONCE = 60;
export const LOOKS_BACK_PER_SECOND = 1;
