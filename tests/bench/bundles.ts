import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import webpack, { type Configuration } from 'webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';

export type Side = 'ours' | 'woocommerce';

/** What an extension may import alone: an export and its package, without the scope. */
const alone: Readonly<Record<string, readonly [name: string, from: string]>> = {
	Chart: ['Chart', 'components'],
	Table: ['Table', 'components'],
	SearchListControl: ['SearchListControl', 'components'],
	'csv-export': ['*', 'csv-export'],
	date: ['*', 'date'],
	number: ['*', 'number'],
	currency: ['*', 'currency'],
};

const scopes: Readonly<Record<Side, string>> = {
	ours: '@store-analytics',
	woocommerce: '@woocommerce',
};

/** Bundles the test page of one side for Chromium. The folder contains stage.js and stage.css. */
export async function bundleStage(root: string, side: Side): Promise<string> {
	const folder = path.join(root, '.cache/bench/bundles', side);
	const stage = path.join(
		root,
		'tests/bench/stage',
		side === 'ours' ? 'ours.ts' : 'woocommerce.js',
	);
	await compile(configFor(root, side, { entry: { stage }, folder, externals: [] }));
	return folder;
}

/** Gzipped bytes of script that importing each export alone adds to React. */
export async function sizesAlone(root: string, side: Side): Promise<Map<string, number>> {
	const folder = path.join(root, '.cache/bench/alone', side);
	mkdirSync(folder, { recursive: true });
	const entry: Record<string, string> = {};
	for (const [label, [name, from]] of Object.entries(alone)) {
		const source = path.join(folder, `${label}.entry.js`);
		const specifier = JSON.stringify(`${scopes[side]}/${from}`);
		const names = name === '*' ? '* as part' : `{ ${name} as part }`;
		writeFileSync(source, `import ${names} from ${specifier};\nwindow.part = part;\n`);
		entry[label] = source;
	}
	await compile(configFor(root, side, { entry, folder, externals: [/^react(-dom)?($|\/)/] }));
	return new Map(
		Object.keys(alone).map((label) => [
			label,
			gzipSync(readFileSync(path.join(folder, `${label}.js`)), { level: 9 }).length,
		]),
	);
}

interface BundleOptions {
	entry: Record<string, string>;
	folder: string;
	externals: RegExp[];
}

/** The same settings for both sides; only the paths of their packages differ. */
function configFor(root: string, side: Side, options: BundleOptions): Configuration {
	const modules = path.join(root, 'node_modules');
	const fromRoot = (name: string) => [name, path.join(modules, name)];
	return {
		mode: 'production',
		context: root,
		entry: options.entry,
		output: {
			path: options.folder,
			filename: '[name].js',
			library: { type: 'var', name: 'bench' },
		},
		externalsType: 'var',
		externals: options.externals.map(
			(pattern) =>
				(
					{ request = '' }: { request?: string },
					callback: (error?: null, result?: string) => void,
				) =>
					pattern.test(request) ? callback(null, 'React') : callback(),
		),
		resolve: {
			extensions: ['.tsx', '.ts', '.js', '.jsx', '.mjs'],
			modules:
				side === 'ours'
					? [modules]
					: ['node_modules', path.join(root, '.cache/bench/woocommerce/node_modules')],
			alias: Object.fromEntries([
				...(side === 'ours' ? builtLibraries(root) : []),
				[
					// The package does not export it, although every shop loads it.
					'@woocommerce/components/build-style/style.css$',
					path.join(
						root,
						'.cache/bench/woocommerce/node_modules/@woocommerce/components/build-style/style.css',
					),
				],
				['@woocommerce/settings', path.join(root, 'tests/bench/stage/woocommerce-settings.js')],
				...['react', 'react-dom'].map(fromRoot),
			]),
		},
		resolveLoader: { modules: [modules] },
		module: {
			rules: [
				{ test: /\.[cm]?js$/, resolve: { fullySpecified: false } },
				{
					test: /\.tsx?$/,
					loader: 'swc-loader',
					options: {
						jsc: {
							target: 'es2022',
							parser: { syntax: 'typescript', tsx: true },
							transform: { react: { runtime: 'automatic' } },
						},
					},
				},
				{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'], sideEffects: true },
				{ test: /\.(svg|png|gif)$/, type: 'asset/inline' },
			],
		},
		plugins: [
			new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
			new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true }),
		],
		// The minimizer of our own builds (webpack.config.js).
		optimization: {
			minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false })],
		},
		performance: { hints: false },
	};
}

function builtLibraries(root: string): [string, string][] {
	return readdirSync(path.join(root, 'packages')).map((name) => [
		`@store-analytics/${name}`,
		path.join(root, 'packages', name, 'dist'),
	]);
}

function compile(config: Configuration): Promise<void> {
	const compiler = webpack(config);
	return new Promise((resolve, reject) => {
		compiler.run((error, stats) =>
			compiler.close(() => {
				const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
				const problem = error?.message ?? errors.map(({ message }) => message).join('\n');
				if (problem) reject(new Error(problem));
				else resolve();
			}),
		);
	});
}
