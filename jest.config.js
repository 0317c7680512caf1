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
const esmOnly = ['d3-[a-z-]+', 'internmap', 'iso-3166'];

const base = {
	// Jest looks for tests here alone, and does not list what is installed.
	roots: ['<rootDir>/src', '<rootDir>/packages', '<rootDir>/tests'],
	transform,
	runtime: '<rootDir>/tests/support/pool/compile-once.cjs',
	testRunner: '<rootDir>/tests/support/pool/counted-runner.cjs',
	transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join('|')})/)`],
	moduleNameMapper: {
		'\\.css$': '<rootDir>/tests/support/empty.cjs',
		'^@duckdb/node-api$': '<rootDir>/tests/support/one-thread-duckdb.cjs',
	},
	modulePathIgnorePatterns: [
		'<rootDir>/dist/',
		'<rootDir>/packages/[a-z-]+/dist/',
		'<rootDir>/.store/',
		'<rootDir>/.cache/',
	],
};

/** Environments that know `needs` and `timeZone` (tests/support/environments). */
const environment = (name) => `<rootDir>/tests/support/environments/${name}.cjs`;

/** What the tests of a project need: services, which are made once for a run, and builds in dist (tests/support/prepared). */
const needing = (...needs) => ({
	globalSetup: '<rootDir>/tests/support/prepared/global-setup.ts',
	globalTeardown: '<rootDir>/tests/support/prepared/global-teardown.ts',
	testEnvironmentOptions: { needs },
});

/** What only some tests of a project ask for: `npm test` makes it too, but no other test waits for it. */
const using = (...uses) => ({ testEnvironmentOptions: { uses } });

const domSetup = { setupFilesAfterEnv: ['<rootDir>/tests/support/setup-dom.ts'] };

/** Packages of code for the server or for any environment. */
export const nodePackages = ['rest-api', 'number', 'currency', 'date', 'store-server'];

/** Of code of a page, tests whose names end in `.tsx` have a page. The others need none, and to make one takes longer than most of them. */
const pageSources = [
	'<rootDir>/src/**/*.test',
	'<rootDir>/packages/{components,data,navigation,csv-export}/src/**/*.test',
];

/** Unit projects: `dom` with a page, `node` without. */
const unitProjects = [
	{
		...base,
		...domSetup,
		displayName: 'dom',
		testEnvironment: environment('dom'),
		testMatch: pageSources.map((files) => `${files}.tsx`),
	},
	{
		...base,
		...using('fixture'),
		displayName: 'node',
		testEnvironment: environment('node'),
		testMatch: [
			`<rootDir>/packages/{${nodePackages.join(',')}}/src/**/*.test.ts`,
			...pageSources.map((files) => `${files}.ts`),
			'<rootDir>/tests/*.test.ts',
			'<rootDir>/tests/contract/**/*.test.ts',
			'<rootDir>/tests/differential/**/*.test.ts',
			'<rootDir>/tests/attack/**/*.test.ts',
		],
	},
];

/** Zones in which the date suites run again; all other tests run in the zone of the run, UTC in `npm test`. */
const zones = ['America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'];

/** The tests of whatever reads or writes dates. */
const dateSuites = {
	dom: ['<rootDir>/packages/navigation/src/**/*.test.tsx', '<rootDir>/src/**/*intervals*.test.tsx'],
	node: [
		'<rootDir>/packages/navigation/src/**/*.test.ts',
		'<rootDir>/src/**/*intervals*.test.ts',
		'<rootDir>/packages/date/src/**/*.test.ts',
		'<rootDir>/packages/store-server/src/**/time/*.test.ts',
		'<rootDir>/packages/**/*intervals*.test.ts',
	],
};

const zoneProjects = zones.flatMap((timeZone) =>
	unitProjects.map((project) => ({
		...project,
		displayName: `zone ${timeZone} ${project.displayName}`,
		testEnvironmentOptions: { timeZone },
		testMatch: dateSuites[project.displayName],
	})),
);

/** Folders of browser tests that look whether a rule of WordPress's style sheets fits. */
const besideWordPressSheets = ['tests/browser/gallery/', 'tests/browser/scenes/'];

/** Where `npm test` wants what each file did (scripts/checks/test.mjs). */
const results = process.env.STORE_ANALYTICS_RESULTS;

export default {
	...(results && {
		reporters: [
			'default',
			['<rootDir>/tests/support/pool/file-results.cjs', { outputFile: results }],
		],
	}),
	// No test of ours takes a minute: one that hangs costs two.
	testTimeout: 120_000,
	testSequencer: '<rootDir>/tests/support/pool/order.mjs',
	projects: [
		...unitProjects,
		...zoneProjects,
		{
			...base,
			...using('fixture'),
			displayName: 'database',
			testEnvironment: environment('node'),
			testMatch: ['<rootDir>/tests/database/**/*.test.ts'],
		},
		{
			...base,
			...needing('clickhouse', 'fixture'),
			displayName: 'clickhouse',
			testEnvironmentOptions: { needs: ['clickhouse', 'fixture'], engineDatabase: 'tests' },
			setupFiles: ['<rootDir>/tests/clickhouse/support/few-shops.ts'],
			testEnvironment: environment('node'),
			testMatch: [
				'<rootDir>/tests/clickhouse/**/*.test.ts',
				// Whole runs: random shops against the slow model, and reports right after a change.
				'<rootDir>/packages/store-server/src/reports/identities/oracle.property.test.ts',
				'<rootDir>/tests/contract/changes.test.ts',
			],
		},
		{
			...base,
			...domSetup,
			...needing('clickhouse', 'fixture'),
			displayName: 'clickhouse-journeys',
			testEnvironment: environment('journey'),
			testEnvironmentOptions: {
				needs: ['clickhouse', 'stores', 'journey-app'],
				engineDatabase: 'journeys',
			},
			testMatch: ['<rootDir>/tests/journeys/reports/{orders,overview}.test.ts'],
		},
		{
			...base,
			...domSetup,
			...needing('stores', 'journey-app'),
			displayName: 'journeys',
			testEnvironment: environment('journey'),
			testMatch: ['<rootDir>/tests/journeys/**/*.test.{ts,tsx}'],
		},
		{
			...base,
			...needing('embedded', 'fixture'),
			displayName: 'browser',
			testEnvironment: environment('node'),
			testMatch: ['<rootDir>/tests/{browser,packages,pictures}/**/*.test.ts'],
			testPathIgnorePatterns: besideWordPressSheets.map((file) => `<rootDir>/${file}`),
		},
		{
			...base,
			...needing('embedded', 'gallery', 'fixture', 'wordpress'),
			displayName: "browser with WordPress's sheets",
			testEnvironment: environment('node'),
			testMatch: besideWordPressSheets.map((file) => `<rootDir>/${file}**/*.test.ts`),
		},
		{
			...base,
			...needing('plugin', 'fixture', 'wordpress'),
			displayName: 'wordpress',
			testEnvironment: environment('node'),
			testMatch: ['<rootDir>/tests/wordpress/**/*.test.ts'],
		},
	],
};
