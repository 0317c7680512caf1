import path from 'node:path';
import webpack from 'webpack';
import DependencyExtractionPlugin from '@wordpress/dependency-extraction-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { LicensesPlugin } from './scripts/app/licenses.mjs';

const root = import.meta.dirname;

/**
 * Core scripts that the plugin gets from WordPress; everything else is bundled
 * (docs/decisions/0003-wordpress-scripts.md).
 */
const fromWordPress = new Set([
	'react',
	'react-dom',
	'react-dom/client',
	'moment',
	'@wordpress/api-fetch',
	'@wordpress/data',
	'@wordpress/hooks',
	'@wordpress/i18n',
]);

const swc = {
	loader: 'swc-loader',
	options: {
		jsc: {
			target: 'es2020',
			parser: { syntax: 'typescript', tsx: true },
			transform: { react: { runtime: 'automatic' } },
		},
	},
};

/** One source, two targets: `embedded` contains everything, `plugin` uses WordPress's own scripts. */
export function configFor(target, { mode = 'production' } = {}) {
	const isPlugin = target === 'plugin';
	return {
		name: target,
		mode,
		context: root,
		entry: {
			app: './src/index.tsx',
			// The globals for extensions' scripts; the page loads them only for extensions (docs/extending).
			extensions: { import: `./src/globals/${target}.ts`, dependOn: 'app' },
		},
		output: {
			path: path.join(root, 'dist', target),
			filename: isPlugin ? '[name].js' : '[name].[contenthash:10].js',
			chunkFilename: '[name].[contenthash:10].js',
			// As the page writes the addresses (APP_ASSETS): by them the app knows which styles are there. WordPress decides its own.
			publicPath: isPlugin ? 'auto' : '/wp-content/plugins/store-analytics/',
			chunkLoadingGlobal: 'webpackChunkStoreAnalytics',
			uniqueName: 'store-analytics',
			// Keeps the output of librariesConfig() and of the page of agentViewConfig().
			clean: isPlugin || { keep: /^(?:libraries\/|agent-view\.html)/ },
		},
		devtool: mode === 'production' ? false : 'source-map',
		resolve: {
			extensions: ['.ts', '.tsx', '.js'],
			alias: {
				// The part of side-channel that qs needs, without 30 kB for engines before 2015 and their probe, which
				// throws at the start of a page.
				'side-channel$': path.join(root, 'packages/navigation/src/side-channel.cjs'),
				...(isPlugin && {
					// WordPress 6.5 has no handle for the JSX runtime, and bundling React's own would bring a second React.
					'react/jsx-runtime': path.join(root, 'src/platform/jsx-runtime.ts'),
				}),
			},
		},
		module: {
			rules: [
				{ test: /\.tsx?$/, use: swc },
				{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
				{ test: /\.svg$/, type: 'asset/inline' },
			],
		},
		plugins: [
			// Names of months and days come from the browser (packages/date), not from moment's 130 locale files.
			new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
			new MiniCssExtractPlugin({
				filename: isPlugin ? '[name].css' : '[name].[contenthash:10].css',
				chunkFilename: '[name].[contenthash:10].css',
				// Rules apply to one component's class names each, so their order does not matter.
				ignoreOrder: true,
			}),
			new LicensesPlugin(),
			compiledAhead,
			...(isPlugin
				? [
						new DependencyExtractionPlugin({
							useDefaults: false,
							requestToExternal: externalGlobal,
							requestToHandle: externalHandle,
						}),
					]
				: []),
		],
		optimization: {
			minimizer: [scriptMinimizer, styleMinimizer],
			splitChunks: { cacheGroups: { reports, reportScreen, breakdowns } },
		},
		performance: { hints: false },
	};
}

/** Terser's files are no smaller, and take ten times the processor time. It compiles in threads, not in processes. */
const scriptMinimizer = new MinimizerPlugin({
	minify: MinimizerPlugin.swcMinify,
	minimizerOptions: { compress: { passes: 2 } },
	parallel: false,
});

const styleMinimizer = new MinimizerPlugin({
	test: /\.css$/,
	minify: MinimizerPlugin.lightningCssMinify,
	parallel: false,
});

/**
 * Has Chromium compile the functions of a file while it comes, beside the page, in the place of each at its first call: half the
 * processor time of scripts until a screen is ready. Not so what only extensions load, most of which is never called. Behind the
 * minimizer, which drops comments.
 */
const compiledAhead = new webpack.BannerPlugin({
	banner: '//# allFunctionsCalledOnLoad',
	raw: true,
	test: /\.js$/,
	exclude: /^extensions\./,
	stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/**
 * The common code of reports is one file: a browser requests a handful at a time, and each costs some milliseconds
 * beside its bytes.
 */
const reports = {
	name: 'reports',
	chunks: ({ name }) => /^(overview|report-.*)$/.test(name ?? ''),
	minChunks: 2,
	priority: 10,
	enforce: true,
};

/** The panels of a report are in the same file: of all these screens only Overview has none. */
const reportScreen = {
	...reports,
	minChunks: 1,
	test: (module, { chunkGraph }) =>
		[...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'report-screen'),
};

const breakdownReports = ['report-breakdown', 'report-refunds'];

/** What only reports of breakdowns use, such as maps, would slow the other reports down. */
const breakdowns = {
	...reports,
	name: 'breakdowns',
	priority: 20,
	test: (module, { chunkGraph }) =>
		[...chunkGraph.getModuleChunksIterable(module)].every(
			({ name }) => !reports.chunks({ name }) || breakdownReports.includes(name),
		),
};

/**
 * Scripts that WordPress and WooCommerce have separately, for the embedded store: a page loads one if an extension
 * depends on it. Built separately, on top of extensions.js and its globals, so that nothing of it gets into the app.
 */
export function librariesConfig({ mode = 'production' } = {}) {
	const { resolve, module, optimization, performance } = configFor('embedded', { mode });
	const names = ['lodash', 'url', 'wordpress-components', 'experimental', 'customer-effort-score'];
	return {
		...{ name: 'libraries', mode, context: root, resolve, module, optimization, performance },
		entry: Object.fromEntries(names.map((name) => [name, `./src/globals/on-demand/${name}.ts`])),
		output: {
			path: path.join(root, 'dist/embedded/libraries'),
			filename: '[name].[contenthash:10].js',
			publicPath: '/wp-content/plugins/store-analytics/libraries/',
			chunkLoadingGlobal: 'webpackChunkStoreAnalyticsLibraries',
			uniqueName: 'store-analytics-libraries',
			clean: true,
		},
		devtool: false,
		externalsType: 'window',
		externals: [
			{ 'react/jsx-runtime': 'ReactJSXRuntime' },
			({ request }, use) => use(null, externalGlobal(request)),
		],
		plugins: [
			new MiniCssExtractPlugin({ chunkFilename: '[name].[contenthash:10].css' }),
			new LicensesPlugin(),
		],
	};
}

/** The page that MCP clients show beside a tool's result (scripts/app/agent-view.mjs): one script with everything, one style. */
export function agentViewConfig({ mode = 'production' } = {}) {
	const { resolve, module, performance } = configFor('embedded', { mode });
	return {
		...{ name: 'agent-view', mode, context: root, resolve, module, performance },
		entry: { view: './src/agent-view/index.tsx' },
		output: {
			path: path.join(root, 'dist/embedded/agent-view'),
			filename: '[name].js',
			// Chunks that load late would need an address.
			asyncChunks: false,
		},
		devtool: false,
		plugins: [
			new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
			new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
			new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true }),
		],
		optimization: { minimizer: [scriptMinimizer, styleMinimizer], splitChunks: false },
	};
}

function externalGlobal(request) {
	if (!fromWordPress.has(request)) return undefined;
	if (request === 'react') return 'React';
	if (request.startsWith('react-dom')) return 'ReactDOM';
	if (request === 'moment') return 'moment';
	const name = request.replace('@wordpress/', '');
	return ['wp', name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())];
}

function externalHandle(request) {
	if (!fromWordPress.has(request)) return undefined;
	if (request.startsWith('react-dom')) return 'react-dom';
	return request.replace('@wordpress/', 'wp-');
}

export default [configFor('embedded'), configFor('plugin')];
