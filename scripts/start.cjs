/**
 * `npm start`. Statements of the store, files and compression share Node's threads, of which there are four. A few long
 * reports would hold up everything else. Their number is read once, before the first module is.
 */
process.env.UV_THREADPOOL_SIZE ??= '16';
import('./start.mjs');
