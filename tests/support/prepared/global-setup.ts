import { FOLDER_VARIABLE } from './await-prepared.cjs';
import { isBuild, prepare, type Prepared } from './preparations';

interface Project {
	readonly testEnvironmentOptions: { readonly needs?: readonly string[] };
}

/** What was prepared for the tests of all projects of this run, by name; global-teardown.ts reads it. */
const prepared: Map<string, Prepared> =
	Reflect.get(globalThis, 'preparedForTests') ?? new Map<string, Prepared>();
Reflect.set(globalThis, 'preparedForTests', prepared);

/**
 * Before single tests that are run by hand: prepares the services that their project needs. `npm test` prepares services and builds
 * beside the first tests (prepare.ts), so that this does nothing.
 */
export default async function setUp(_global: unknown, project: Project): Promise<void> {
	if (process.env[FOLDER_VARIABLE]) return;
	for (const name of project.testEnvironmentOptions.needs ?? []) {
		if (isBuild(name) || prepared.has(name)) continue;
		const made = await prepare(name);
		prepared.set(name, made);
		Object.assign(process.env, made.env);
	}
}
