/** `npm run move-shop` in a process of its own so that its memory can be told: `tsx move.ts WORDS`. Prints the most that it had, in MB. */
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
