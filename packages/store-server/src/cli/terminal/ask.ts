import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks the user at the terminal; input to a hidden question is not shown. */
export async function askOnTerminal(question: string, hidden: boolean): Promise<string> {
	let isSilent = false;
	const output = new Writable({
		write(chunk: Buffer, _encoding, done) {
			if (!isSilent) process.stderr.write(chunk);
			done();
		},
	});
	const lines = createInterface({ input: process.stdin, output, terminal: true });
	try {
		const answer = lines.question(question);
		isSilent = hidden;
		return await answer;
	} finally {
		lines.close();
		if (hidden) process.stderr.write('\n');
	}
}
