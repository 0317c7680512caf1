import path from 'node:path';
import webpack, { type StatsModule } from 'webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { root } from './packed';

/**
 * Bundles an extension with a plain webpack configuration. Returns the modules of the bundle, relative to node_modules.
 */
export async function bundle(home: string): Promise<string[]> {
	const compiler = webpack({
		mode: 'production',
		context: home,
		entry: './src/index.tsx',
		output: { path: path.join(home, 'dist'), filename: 'index.js' },
		resolve: { extensions: ['.tsx', '.ts', '.js'] },
		resolveLoader: { modules: [path.join(root, 'node_modules')] },
		// One file per module, so that the statistics name each. Its size is not asked: sizesAlone() measures that.
		optimization: { concatenateModules: false, minimize: false },
		module: {
			rules: [
				{
					test: /\.tsx$/,
					loader: 'swc-loader',
					options: {
						jsc: {
							parser: { syntax: 'typescript', tsx: true },
							transform: { react: { runtime: 'automatic' } },
						},
					},
				},
				{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
			],
		},
		plugins: [
			new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
			new MiniCssExtractPlugin({ filename: 'index.css' }),
		],
	});
	const stats = await new Promise<webpack.Stats>((resolve, reject) => {
		compiler.run((error, result) =>
			compiler.close((closeError) =>
				result ? resolve(result) : reject(error ?? closeError ?? new Error('webpack said nothing')),
			),
		);
	});
	const { errors = [], modules = [] } = stats.toJson({
		all: false,
		errors: true,
		modules: true,
		modulesSpace: Infinity,
		nestedModules: true,
		orphanModules: false,
	});
	if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
	return modules.map(({ nameForCondition }: StatsModule) =>
		(nameForCondition ?? '').replace(/^.*\/node_modules\//, ''),
	);
}
