import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../sources.mjs';

/**
 * Emits the modules behind the libraries' entries into their dist/, one .js and one .d.ts per source, and returns
 * TypeScript's errors. Specifiers get the extension that bundlers and Node require of ES modules.
 */
export function emitModules(libraries) {
	const folders = libraries.map(({ folder }) => path.join(root, folder, 'src') + path.sep);
	const program = ts.createProgram({
		rootNames: libraries.flatMap(({ entries }) => entries.map((entry) => path.join(root, entry))),
		options: {
			...readOptions(),
			noEmit: false,
			declaration: true,
			rootDir: path.join(root, 'packages'),
			outDir: path.join(root, 'packages'),
		},
	});
	const { diagnostics } = program.emit(
		undefined,
		(file, text) => {
			const target = placeOf(file);
			if (target) ts.sys.writeFile(target, text);
		},
		undefined,
		false,
		{
			after: [(context) => (file) => withExtensions(file, file.fileName, context)],
			afterDeclarations: [(context) => (file) => withExtensions(file, file.fileName, context)],
		},
	);
	return [...program.getSyntacticDiagnostics(), ...diagnostics].map(({ messageText, file }) =>
		[file?.fileName, ts.flattenDiagnosticMessageText(messageText, '\n')].join(': '),
	);

	/** packages/date/src/zone.js → packages/date/dist/zone.js; nothing for files outside libraries. */
	function placeOf(file) {
		const folder = folders.find((candidate) => path.resolve(file).startsWith(candidate));
		return folder && path.resolve(folder, '../dist', path.relative(folder, file));
	}
}

function readOptions() {
	const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
	return ts.convertCompilerOptionsFromJson(config.compilerOptions, root).options;
}

/** Completes relative specifiers of imports, exports and `import()` types; a declaration loses its imports of styles. */
function withExtensions(sourceFile, fileName, context) {
	const { factory } = context;
	const isDeclaration = sourceFile.isDeclarationFile;
	const complete = (node) =>
		node && ts.isStringLiteral(node) && node.text.startsWith('.')
			? factory.createStringLiteral(completed(node.text, path.dirname(fileName)), true)
			: node;
	return ts.visitEachChild(sourceFile, visit, context);

	function visit(node) {
		if (ts.isImportDeclaration(node)) {
			const { modifiers, importClause, moduleSpecifier, attributes } = node;
			if (isDeclaration && moduleSpecifier.text.endsWith('.css')) return undefined;
			const to = complete(moduleSpecifier);
			return factory.updateImportDeclaration(node, modifiers, importClause, to, attributes);
		}
		if (ts.isExportDeclaration(node)) {
			const { modifiers, isTypeOnly, exportClause, moduleSpecifier, attributes } = node;
			const to = complete(moduleSpecifier);
			return factory.updateExportDeclaration(
				node,
				modifiers,
				isTypeOnly,
				exportClause,
				to,
				attributes,
			);
		}
		if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
			const argument = factory.createLiteralTypeNode(complete(node.argument.literal));
			const { attributes, qualifier, typeArguments, isTypeOf } = ts.visitEachChild(
				node,
				visit,
				context,
			);
			return factory.updateImportTypeNode(
				node,
				argument,
				attributes,
				qualifier,
				typeArguments,
				isTypeOf,
			);
		}
		if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
			return factory.updateCallExpression(
				node,
				node.expression,
				undefined,
				node.arguments.map(complete),
			);
		}
		return ts.visitEachChild(node, visit, context);
	}
}

function completed(specifier, folder) {
	const target = path.resolve(folder, specifier);
	if (['.ts', '.tsx'].some((extension) => existsSync(target + extension))) return `${specifier}.js`;
	if (existsSync(path.join(target, 'index.ts'))) return `${specifier}/index.js`;
	return specifier;
}
