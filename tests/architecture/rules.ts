/** Allowed imports among our own rooms (docs/architecture.md); `src` may import every package except the server. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
	'packages/rest-api': [],
	'packages/number': [],
	'packages/date': [],
	'packages/csv-export': [],
	'packages/navigation': ['rest-api'],
	'packages/currency': ['number'],
	'packages/data': ['rest-api', 'date', 'navigation'],
	'packages/components': ['rest-api', 'number', 'currency', 'date', 'navigation', 'csv-export'],
	'packages/store-server': ['rest-api', 'date', 'number', 'csv-export'],
	src: ['rest-api', 'number', 'currency', 'date', 'navigation', 'csv-export', 'data', 'components'],
};

/** Third-party libraries that only one place may import: a pattern, the place, and the reason. */
export const doors: readonly { library: RegExp; door: RegExp; why: string }[] = [
	{
		library: /^moment/,
		door: /^packages\/date\//,
		why: 'the date stack can be replaced in one place',
	},
	{
		library: /^(react-dates|react-with-direction)/,
		door: /^packages\/components\/src\/date\/calendar\//,
		why: 'it is the heaviest part and must stay in the chunk that opens with Custom',
	},
	{
		library: /^d3/,
		door: /^packages\/components\/src\/chart\//,
		why: 'geometry belongs to the chart model',
	},
	{ library: /^dinero/, door: /^packages\/currency\//, why: 'the rules of money are in one place' },
	{
		library: /^(history|qs)$/,
		door: /^packages\/navigation\//,
		why: 'the address has one reader and one writer',
	},
	{
		library: /^@wordpress\/api-fetch$/,
		door: /^packages\/rest-api\/src\/client/,
		why: 'errors, nonces and time-outs are handled once',
	},
	{
		library: /^dompurify$/,
		door: /^packages\/components\/src\/sanitized-html\//,
		why: 'HTML from the store is made safe in one place',
	},
	{
		library: /^luxon$/,
		door: /^packages\/store-server\/src\/base\/time\//,
		why: 'the server computes shop time in one place',
	},
	{
		library: /^@duckdb\//,
		door: /^packages\/store-server\/src\/database\//,
		why: 'another engine can replace it behind the same interface',
	},
	{
		library: /^@clickhouse\//,
		door: /^packages\/store-server\/src\/clickhouse\//,
		why: 'only one place sends queries to the second engine',
	},
	{
		library: /^(mysql2|php-serialize)(\/|$)/,
		door: /^packages\/store-server\/src\/sources\/tables\//,
		why: "a shop's tables are read in one place, which changes nothing",
	},
	{
		library: /^@(?:aws-sdk|smithy)\//,
		door: /^packages\/store-server\/src\/exports\/places\//,
		why: 'data leaves for a bucket in one place, with its limits',
	},
	{
		library: /^prom-client$/,
		door: /^packages\/store-server\/src\/server\/operations\//,
		why: 'all metrics and their few labels are declared in one place',
	},
	{
		library: /^(?:fastify|@fastify\/.+)$/,
		door: /^packages\/store-server\/src\/(?:server|rest\/(?:index\.ts$|router\/)|testing)/,
		why: 'reports, syncs and pages know nothing of the web server',
	},
	{
		library: /^@modelcontextprotocol\//,
		door: /^(?:packages\/store-server\/src\/mcp|src\/agent-view)\//,
		why: 'a new version of the protocol concerns one place of the server and one page',
	},
	{
		library: /^browser-filesaver$/,
		door: /^packages\/csv-export\//,
		why: 'only one place saves files',
	},
];

/**
 * The files that may create moments and parse text by moment's rules: the date package, and code that gives moment to
 * extensions. Others pass moments on, as WooCommerce's props have them, and ask the date package.
 */
export const speakersOfMoment: readonly RegExp[] = [/^packages\/date\//, /^src\/globals\//];

/**
 * Calls that only moments have, as far as text shows. Code with a moment asks the date package about it, so that
 * another kind of date can replace it. Intl also has a `format`, but without a notation.
 */
export const momentMethods = {
	files: [/^src\/(?!globals\/)/, /^packages\/(?:components|data)\//],
	call: /\.(?:clone|startOf|endOf|isSame\w*|isBefore|isAfter|isBetween|diff|subtract|utcOffset|daysInMonth|isValid|toDate|fromNow|locale|localeData)\(|\.format\(\s*(?:['"`]|\w*(?:[fF]ormat|FORMAT)\b)|\.add\([^()]+,\s*'\w+'\)/,
} as const;

/** Independent folders: their files, what these may not import (`but`: one allowed file of it), and the reason. */
export const walls: readonly {
	folder: string;
	beyond: string;
	but?: string;
	why: string;
}[] = [
	{
		folder: 'packages/store-server/src/reports/',
		beyond: 'packages/store-server/src/rest/',
		why: 'the report engine has other callers than routes',
	},
	{
		folder: 'packages/store-server/src/rest/reports/',
		beyond: 'packages/store-server/src/database/',
		but: 'packages/store-server/src/database/database',
		why: 'all SQL of reports is in store-server/src/reports',
	},
];

/** Parts that a newcomer can ignore: each is behind one interface, which few files use. */
export const asides: readonly { folder: string; behind: string; knownTo: RegExp }[] = [
	{
		folder: 'packages/store-server/src/clickhouse/',
		behind: 'StoreFile and its readReport',
		knownTo:
			/^packages\/store-server\/src\/(?:clickhouse\/|stores\/open-files\.ts$|cli\/|index\.ts$|testing\/)/,
	},
	{
		folder: 'packages/store-server/src/sources/tables/',
		behind: 'SyncRun',
		knownTo: /^packages\/store-server\/src\/(?:sources\/tables|sync\/tables|cli|testing)\//,
	},
	{
		folder: 'packages/store-server/src/sync/tables/',
		behind: 'SyncRun',
		knownTo: /^packages\/store-server\/src\/(?:sync\/tables|cli|testing)\//,
	},
];

/**
 * Folders whose parts form layers: each imports only the ones before it, including types. Parts without a name come
 * last. A part is a folder, or a file without its extension.
 */
export const layers: readonly { folder: string; order: readonly string[] }[] = [
	{
		folder: 'src/',
		order: ['platform', 'extensions', 'views', 'reports', 'inbox', 'pages', 'shell'],
	},
	{ folder: 'src/reports/', order: ['data-status', 'engine', 'catalog', 'definitions'] },
	{
		folder: 'src/reports/engine/',
		order: [
			...['definition', 'query', 'summary', 'chart', 'table', 'export'],
			...['explain', 'changes', 'plan', 'screen'],
		],
	},
	{
		folder: 'packages/components/src/',
		order: [
			...['fills', 'styles', 'store-context', 'section', 'primitives', 'sanitized-html'],
			...['feedback', 'layout', 'commerce', 'date', 'inputs'],
			...['table', 'chart', 'steps', 'heatmap', 'map', 'summary', 'filters', 'compatibility'],
		],
	},
	{
		folder: 'packages/data/src/',
		order: [
			...['resource', 'countries', 'export', 'import', 'options', 'settings', 'sync', 'user'],
			...['items', 'reports', 'notes', 'reviews', 'compatibility'],
		],
	},
	{
		folder: 'packages/date/src/',
		order: ['bounded-cache', 'clock', 'formats', 'ranges'],
	},
	{
		folder: 'packages/rest-api/src/',
		order: [
			...['rows', 'parse-replies', 'report-params', 'report-endpoints'],
			...['dimensions', 'paths', 'query', 'screens', 'search', 'client', 'breakdowns'],
			...['load-report', 'metrics', 'changes', 'contract', 'preferences'],
		],
	},
	{
		folder: 'packages/store-server/src/',
		order: [
			...['base', 'database', 'schema', 'orders', 'documents', 'day-sums', 'reports'],
			...['store-file', 'clickhouse', 'sources', 'sync', 'mcp', 'exports', 'rest', 'admin-page'],
			...['stores', 'server', 'cli'],
		],
	},
	{
		folder: 'packages/store-server/src/sources/',
		order: ['connection', 'rest', 'tables', 'export', 'demo'],
	},
	{
		folder: 'packages/store-server/src/sync/',
		order: ['state', 'write', 'prove', 'run', 'tables'],
	},
	{
		folder: 'packages/store-server/src/exports/',
		order: ['facts', 'schema-document', 'request', 'places', 'write', 'jobs', 'saved'],
	},
	{
		folder: 'packages/store-server/src/server/',
		order: ['auth', 'operations', 'http', 'pages', 'first-run'],
	},
];

/**
 * Code that only extensions of WooCommerce need has its own folder in each of these packages. Our own pages do not use
 * it.
 */
export const compatibility = {
	packages: ['components', 'data'],
	/**
	 * The index of a package re-exports it, the second entry puts it on `window`, and the gallery and tests demonstrate
	 * it.
	 */
	users: [/^packages\/[a-z]+\/src\/index\.ts$/, /^src\/globals\//, /\/testing\/|\.stories\.tsx$/],
};

/**
 * Code that depends only on address, settings and clock as arguments, and the names that would read the page's instead.
 * Hooks are the boundary and pass in the page's. The date package has one file that reads the page.
 */
export const purity = {
	files: [
		/^src\/reports\/(?:catalog|definitions)\//,
		/^src\/reports\/engine\/(?:definition|query|summary|chart|table)\/(?!use-)/,
		/^src\/reports\/engine\/(?:changes|explain|explain\/table|plan)\/(?!use-|ask-)[\w-]+\.tsx?$/,
		/^src\/reports\/engine\/(?:export\/csv|explain\/dialog\/stats-query)\.ts$/,
		/^src\/pages\/overview\/(?:requests|indicators|dashboard-filters)\.ts$/,
		/^src\/pages\/home\/requests\.ts$/,
		/^src\/preloaded-queries\.ts$/,
		/^packages\/date\/src\/(?!clock\/store-clock\.ts$|index\.ts$)/,
	],
	page: /\b(?:window|document|globalThis)\b|\bDate\.now\b|\bnew Date\(\)|\bmoment(?:\.now)?\(\)/,
	/** Our functions that read the page's values by default; the date package has them for extensions. */
	shells:
		/\b(?:storeClock|getStoreTimeZoneMoment|toStoreMoment|wallTimeNow|shortTime|storeWallTime|localeWeekStart|getCurrentDates|getCurrentPeriod|getLastPeriod|getAllowedIntervalsForQuery|getIntervalForQuery|getPath|getQuery|getHistory)\b/,
} as const;

/** The most files in one folder, of any kind; tests and stories beside their source do not count. */
export const FOLDER_LIMIT = 25;

/** Folders that are lists: readers look entries up by number or name. */
export const lists: readonly string[] = ['docs/decisions/', 'tests/pictures/kept/'];

/** Routes of reports, and patterns that reveal SQL in them. */
export const reportRoutes = {
	folder: 'packages/store-server/src/rest/reports/',
	sql: /\bsql`|\bdatabase\??\.\w|\b(?:SELECT|WHERE|(?:ORDER|GROUP) BY|JOIN|COALESCE|CASE WHEN)\b/,
};

/** Window functions in SQL: a race in DuckDB 1.5 sometimes makes the whole database unusable (duckdb#25713). */
export const windowFunction = /\bOVER\s*\(/;

export const LINE_LIMIT = 300;
