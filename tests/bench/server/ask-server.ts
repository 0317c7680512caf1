/** Asks the server of a store, in a process of its own so that its memory can be told: `tsx ask-server.ts FILE`. Prints JSON. */
import { mostMemory } from '../measure';
import { askServer } from './server';

const [file = ''] = process.argv.slice(2);
const rows = await askServer(file);
console.log(JSON.stringify({ rows, megabytes: mostMemory() }));
