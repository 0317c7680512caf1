/**
 * Prepares for a whole run what many test files share: `node --import tsx prepare.ts FOLDER NAME…`. Services are prepared side by side
 * and builds one after the other, while the first tests run. Writes `NAME.json` into the folder when something is done or has failed.
 * Takes all of it away when its standard input ends.
 */
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isBuild, prepare, type Prepared } from './preparations';

const [folder = '', ...names] = process.argv.slice(2);
const ends: Prepared['end'][] = [];

async function prepareOne(name: string): Promise<void> {
	try {
		const { env = {}, end } = await prepare(name);
		ends.push(end);
		note(name, { env });
	} catch (error) {
		note(name, { error: error instanceof Error ? error.message : String(error) });
	}
}

/** Renamed into its place: no reader sees half of it. */
function note(name: string, result: object): void {
	const file = path.join(folder, name);
	writeFileSync(`${file}.part`, JSON.stringify(result));
	renameSync(`${file}.part`, `${file}.json`);
}

const services = Promise.all(names.filter((name) => !isBuild(name)).map(prepareOne));
const builds = names
	.filter(isBuild)
	.reduce((before, name) => before.then(() => prepareOne(name)), Promise.resolve());
const prepared = Promise.all([services, builds]);

process.stdin.resume().on('end', () => {
	void prepared.then(async () => {
		for (const end of ends) await end?.();
		process.exit();
	});
});
