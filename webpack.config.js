import path from 'node:path';
import webpack from 'webpack';
import DependencyExtractionPlugin from '@wordpress/dependency-extraction-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import { LicensesPlugin } from './scripts/app/licenses.mjs';

const root = import.meta.dirname;

/** Core scripts that the plugin takes from WordPress; all else is bundled (docs/decisions/0003-wordpress-scripts.md). */
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

/** One source, two targets: `embedded` carries everything, `plugin` leans on WordPress's own scripts. */
export function configFor(target, { mode = 'production' } = {}) {
	const isPlugin = target === 'plugin';
	return {
		name: target,
		mode,
		context: root,
		entry: {
			app: './src/index.tsx',
			// What extensions' scripts find on `window`; the page loads it only when there are any (docs/extending).
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
			// What librariesConfig() builds stays.
			clean: isPlugin || { keep: 'libraries/' },
		},
		devtool: mode === 'production' ? false : 'source-map',
		resolve: {
			extensions: ['.ts', '.tsx', '.js'],
			alias: {
				// What qs needs of it, without the 30 kB for engines of before 2015, and their probe, which throws while a page begins.
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
				// Rules belong to one component's class names each, so their order says nothing.
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
			minimizer: ['...', new CssMinimizerPlugin()],
			splitChunks: { cacheGroups: { reports, reportScreen } },
		},
		performance: { hints: false },
	};
}

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

/** What reports have in common is one file: a browser asks for a handful at a time, and each costs it some milliseconds more than its bytes. */
const reports = {
	name: 'reports',
	chunks: ({ name }) => /^(overview|report-.*)$/.test(name ?? ''),
	minChunks: 2,
	priority: 10,
	enforce: true,
};

/** The panels of a report come in the same file: of all these screens Overview alone has none. */
const reportScreen = {
	...reports,
	minChunks: 1,
	test: (module, { chunkGraph }) =>
		[...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'report-screen'),
};

/**
 * What WordPress and WooCommerce have as scripts of their own, for the embedded store: a page loads one where an extension
 * names it. Built apart, over what extensions.js has put on window, so that nothing of it gets into the app.
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
