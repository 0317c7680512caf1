import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, open, stat } from 'node:fs/promises';

/** Bytes of a seal, which is the end of a backup. The engine ignores what follows its own blocks. */
const LENGTH = 256;

/** Bytes at the start of a file that the engine writes again with each change. */
const HEAD = 12_288;

const pattern = /^\nStore Analytics backup sha256=([0-9a-f]{64}) head=([0-9a-f]{64}) *\n$/;

/** What the seal of a file says; `none` also for a backup that was opened and changed since. */
export type SealState = 'whole' | 'broken' | 'none';

/** Ends a closed file with the checksum of all before it. */
export async function seal(file: string): Promise<void> {
	const { size } = await stat(file);
	const line = `\nStore Analytics backup sha256=${await sumOf(file, size)} head=${await sumOf(file, HEAD)}`;
	await appendFile(file, `${line.padEnd(LENGTH - 1)}\n`);
}

/** Compares a file with its seal. */
export async function sealState(file: string): Promise<SealState> {
	const { size } = await stat(file);
	const [, sum, head] = pattern.exec(await endOf(file, size)) ?? [];
	if (sum === undefined) return 'none';
	if ((await sumOf(file, size - LENGTH)) === sum) return 'whole';
	return (await sumOf(file, HEAD)) === head ? 'broken' : 'none';
}

async function endOf(file: string, size: number): Promise<string> {
	const handle = await open(file);
	try {
		const bytes = Buffer.alloc(LENGTH);
		const { bytesRead } = await handle.read(bytes, 0, LENGTH, Math.max(0, size - LENGTH));
		return bytes.toString('latin1', 0, bytesRead);
	} finally {
		await handle.close();
	}
}

/** The checksum of the first bytes of a file. */
async function sumOf(file: string, length: number): Promise<string> {
	const hash = createHash('sha256');
	if (length > 0)
		for await (const chunk of createReadStream(file, { end: length - 1 }))
			hash.update(chunk as Buffer); // without an encoding, chunks are buffers
	return hash.digest('hex');
}
