/** Runs `npm run move-shop` in its own process to measure its memory: `tsx move.ts WORDS`. Prints the peak in MB. */
import { moveShop } from '@store-analytics/store-server';
import { mostMemory } from '../measure';

const root = process.cwd();
const code = await moveShop(process.argv.slice(2), {
	root,
	folder: root,
	out: process.stderr,
	err: process.stderr,
	variables: process.env,
});
if (code === 0) console.log(mostMemory());
process.exitCode = code;
