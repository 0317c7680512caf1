import path from 'node:path';
import ts from 'typescript';

/** Returns the compiler's messages for a file under the project's own settings. */
function diagnosticsOf(file: string): string[] {
	const config = ts.readConfigFile(path.resolve('tsconfig.json'), ts.sys.readFile);
	const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, process.cwd());
	const program = ts.createProgram([path.resolve(file), path.resolve('src/css.d.ts')], options);
	return ts
		.getPreEmitDiagnostics(program, program.getSourceFile(path.resolve(file)))
		.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

it('[S3.report-items-and.1] rows and totals are typed for extensions that name a store', () => {
	expect(diagnosticsOf('tests/types/extension.ts')).toEqual([]);
});

it.each(['tests/types/people.ts', 'tests/types/records.ts', 'tests/types/stores.ts'])(
	'the types that authors import by name from @woocommerce/data are there, and say what is true: %s',
	(file) => {
		expect(diagnosticsOf(file)).toEqual([]);
	},
);

it('a server without the route of a report does not compile', () => {
	expect(diagnosticsOf('tests/types/report-routes.ts')).toEqual([]);
});

it('a metric is typed for extensions that register one', () => {
	expect(diagnosticsOf('tests/types/metric.ts')).toEqual([]);
});
