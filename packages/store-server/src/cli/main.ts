import path from 'node:path';
import { askOnTerminal } from './ask';
import { sentenceFor } from './sentence-for';
import { start } from './start';

/** Started by scripts/start.mjs, with the words behind `npm start --`. */
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
	let stopping = false;
	for (const signal of ['SIGINT', 'SIGTERM'] as const) {
		process.on(signal, () => {
			// A second signal means that the user does not want to wait.
			if (stopping) process.exit(1);
			stopping = true;
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
