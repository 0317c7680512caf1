/** Requests the reports of a store in its own process, to measure its memory: `tsx ask-server.ts FILE`. Prints JSON. */
import { mostMemory } from '../measure';
import { askServer } from './server';

const [file = ''] = process.argv.slice(2);
const rows = await askServer(file);
console.log(JSON.stringify({ rows, megabytes: mostMemory() }));
