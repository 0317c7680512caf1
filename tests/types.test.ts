import path from 'node:path';
import ts from 'typescript';

const extension = 'tests/types/extension.ts';
const ofData = ['tests/types/people.ts', 'tests/types/records.ts', 'tests/types/stores.ts'];
const reportRoutes = 'tests/types/report-routes.ts';
const metric = 'tests/types/metric.ts';

let program: ts.Program;

/** One program for all files, under the project's own settings: each would read the same types again. */
beforeAll(() => {
	const config = ts.readConfigFile(path.resolve('tsconfig.json'), ts.sys.readFile);
	const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, process.cwd());
	const files = [extension, ...ofData, reportRoutes, metric, 'src/css.d.ts'];
	program = ts.createProgram(
		files.map((file) => path.resolve(file)),
		options,
	);
});

/** Returns the compiler's messages for a file. */
function diagnosticsOf(file: string): string[] {
	const source = program.getSourceFile(path.resolve(file));
	if (!source) throw new Error(`There is no ${file}.`);
	return ts
		.getPreEmitDiagnostics(program, source)
		.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

it('[S3.report-items-and.1] rows and totals are typed for extensions that name a store', () => {
	expect(diagnosticsOf(extension)).toEqual([]);
});

it.each(ofData)(
	'the types that authors import by name from @woocommerce/data are there, and say what is true: %s',
	(file) => {
		expect(diagnosticsOf(file)).toEqual([]);
	},
);

it('a server without the route of a report does not compile', () => {
	expect(diagnosticsOf(reportRoutes)).toEqual([]);
});

it('a metric is typed for extensions that register one', () => {
	expect(diagnosticsOf(metric)).toEqual([]);
});
