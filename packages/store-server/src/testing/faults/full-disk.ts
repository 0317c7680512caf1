import { openDatabase } from '../../store-file/open';
import { sentenceFor } from '../../cli/terminal/sentence-for';

/** For disk-full.test.ts: writes to the given store until the disk is full, tries to write more, and stops. */
const database = await openDatabase(process.argv[2] ?? '');
const write = (name: string, rows: number) =>
	database.run(
		`INSERT INTO options SELECT ? || i, md5(i::VARCHAR) || md5((i + 1)::VARCHAR) FROM range(${rows}) AS t(i)`,
		[name],
	);
const say = (what: string) => (error: unknown) => {
	process.stdout.write(`${what}: ${sentenceFor(error)}\n`);
};
await write('a', 10_000).catch(say('first write'));
await write('c', 300_000).catch(say('write'));
await database.close().catch(say('stop'));
