import { serveStore } from './following-store';

/** A store server in its own process that tests can kill: FILE HOME PORT. */
const [file = '', home = '', port = '0'] = process.argv.slice(2);
const store = await serveStore(file, home, Number(port));
process.stdout.write(`${store.port}\n`);
