import path from 'node:path';
import { keepNewFilesPrivate } from '../base/private-file';
import { askOnTerminal } from './terminal/ask';
import { sentenceFor } from './terminal/sentence-for';
import { start } from './start';

/** Two signals within this many milliseconds count as one. */
const SAME_PRESS = 500;

keepNewFilesPrivate();

/** Started by scripts/start.cjs with the arguments of `npm start --`. */
const running = await start(process.argv.slice(2), {
	root: path.resolve(import.meta.dirname, '../../../..'),
	folder: process.cwd(),
	out: process.stdout,
	err: process.stderr,
	variables: process.env,
	...(process.stdin.isTTY && { ask: askOnTerminal }),
});

if (running === 'failed') process.exitCode = 1;
else if (running !== 'done') {
	let since: number | null = null;
	for (const signal of ['SIGINT', 'SIGTERM'] as const) {
		process.on(signal, () => {
			// npm repeats the terminal's Ctrl+C; a later second signal means that the user does not want to wait.
			if (since !== null && performance.now() - since < SAME_PRESS) return;
			if (since !== null) process.exit(1);
			since = performance.now();
			process.stdout.write('Stopping when what is under way has ended; once more stops at once.\n');
			void running.stop().then(
				() => process.exit(0),
				(error: unknown) => {
					process.stderr.write(`${sentenceFor(error)}\n`);
					process.exit(1);
				},
			);
		});
	}
}
