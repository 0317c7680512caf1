import webpack from 'webpack';

/** Runs webpack once and closes its caches. */
export function compile(config) {
	return new Promise((resolve, reject) => {
		const compiler = webpack(config);
		compiler.run((error, stats) =>
			compiler.close((closeError) =>
				error || closeError ? reject(error || closeError) : resolve(stats),
			),
		);
	});
}
