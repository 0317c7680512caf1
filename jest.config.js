const transform = {
	'\\.[cm]?[jt]sx?$': [
		'@swc/jest',
		{
			jsc: {
				target: 'es2022',
				parser: { syntax: 'typescript', tsx: true },
				transform: { react: { runtime: 'automatic' } },
			},
			module: { type: 'commonjs' },
		},
	],
};

/** Packages that ship ES modules only and must be transformed for Jest. */
const esmOnly = ['d3-[a-z-]+', 'internmap'];

const base = {
	transform,
	transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join('|')})/)`],
	moduleNameMapper: { '\\.css$': '<rootDir>/tests/support/empty.cjs' },
	modulePathIgnorePatterns: [
		'<rootDir>/dist/',
		'<rootDir>/packages/[a-z-]+/dist/',
		'<rootDir>/.store/',
		'<rootDir>/.cache/',
	],
};

/** One ClickHouse for the tests of all projects that name it. */
const clickhouse = {
	globalSetup: '<rootDir>/tests/clickhouse/support/start-engine.ts',
	globalTeardown: '<rootDir>/tests/clickhouse/support/stop-engine.ts',
};

const journeys = {
	testEnvironment: '<rootDir>/tests/support/journey-environment.cjs',
	setupFilesAfterEnv: ['<rootDir>/tests/support/setup-dom.ts'],
};

/** One import of the recorded shop for all tests of a project. */
const fixture = {
	globalSetup: '<rootDir>/tests/support/stores/make-fixture.ts',
	globalTeardown: '<rootDir>/tests/support/stores/remove-fixture.ts',
};

/** Unit projects: `dom` for code of a page, `node` for code of the server or of any environment. */
export const nodePackages = ['rest-api', 'number', 'currency', 'date', 'store-server'];

export default {
	// Only a hanging test exceeds it: a test's duration depends on the load of the machine.
	testTimeout: 600_000,
	testSequencer: '<rootDir>/tests/support/longest-first.mjs',
	projects: [
		{
			...base,
			displayName: 'dom',
			testEnvironment: 'jsdom',
			setupFilesAfterEnv: ['<rootDir>/tests/support/setup-dom.ts'],
			testMatch: [
				'<rootDir>/src/**/*.test.{ts,tsx}',
				'<rootDir>/packages/{components,data,navigation,csv-export}/src/**/*.test.{ts,tsx}',
			],
		},
		{
			...base,
			displayName: 'node',
			testEnvironment: 'node',
			testMatch: [
				`<rootDir>/packages/{${nodePackages.join(',')}}/src/**/*.test.ts`,
				'<rootDir>/tests/*.test.ts',
				'<rootDir>/tests/contract/**/*.test.ts',
				'<rootDir>/tests/differential/**/*.test.ts',
			],
		},
		{
			...base,
			displayName: 'database',
			testEnvironment: 'node',
			testMatch: ['<rootDir>/tests/database/**/*.test.ts'],
		},
		{
			...base,
			...clickhouse,
			displayName: 'clickhouse',
			setupFiles: ['<rootDir>/tests/clickhouse/support/use-engine.ts'],
			testEnvironment: 'node',
			testMatch: [
				'<rootDir>/tests/clickhouse/**/*.test.ts',
				// Also for the other engine: requests do not depend on it.
				'<rootDir>/packages/store-server/src/reports/identities/*.property.test.ts',
				'<rootDir>/tests/contract/{contract,changes}.test.ts',
			],
		},
		{
			...base,
			...clickhouse,
			...journeys,
			displayName: 'clickhouse-journeys',
			testEnvironmentOptions: { onEngine: true },
			testMatch: [
				'<rootDir>/tests/journeys/reports/{customers,orders,overview,products,revenue}.test.ts',
			],
		},
		{
			...base,
			...fixture,
			...journeys,
			displayName: 'journeys',
			testMatch: ['<rootDir>/tests/journeys/**/*.test.{ts,tsx}'],
		},
		{
			...base,
			...fixture,
			displayName: 'browser',
			testEnvironment: 'node',
			testMatch: ['<rootDir>/tests/{browser,packages,pictures}/**/*.test.ts'],
		},
		{
			...base,
			...fixture,
			displayName: 'wordpress',
			globalSetup: '<rootDir>/tests/wordpress/support/before-tests.ts',
			testEnvironment: 'node',
			testMatch: ['<rootDir>/tests/wordpress/**/*.test.ts'],
		},
	],
};
