/**
 * Extracts the translatable sentences from the TypeScript of app and store server and from the plugin's PHP, for
 * translators (a .pot file).
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GettextExtractor, JsExtractors } from 'gettext-extractor';
import PhpParser from 'php-parser';
import { root, sources } from '../sources.mjs';

const DOMAIN = 'store-analytics';
const plugin = 'packages/wordpress-plugin';
/** The sentences of the store server; the names of screens are in rest-api. */
const serverFolders = ['packages/store-server/src', 'packages/rest-api/src'];
/** The sources of both targets. */
const appFolders = ['src'].concat(
	'components csv-export currency data date navigation number rest-api'
		.split(' ')
		.map((name) => `packages/${name}/src`),
);

/** The positions of text, plural and context in each function of WordPress. */
const functions = {
	__: { text: 0 },
	_n: { text: 0, textPlural: 1 },
	_x: { text: 0, context: 1 },
	_nx: { text: 0, textPlural: 1, context: 3 },
};
const phpFunctions = {
	...functions,
	_e: functions.__,
	esc_html__: functions.__,
	esc_attr__: functions.__,
	esc_html_e: functions.__,
	esc_attr_e: functions.__,
	esc_html_x: functions._x,
	esc_attr_x: functions._x,
};

/**
 * Returns a .pot file: sorted, without a date, so that the same sources give the same bytes. `plugin` contains the
 * plugin's sentences; `embedded` those of the app on the embedded store; `server` those of the store server; without a
 * name all of them.
 */
export function sentencesAsPot(target) {
	const has = (...targets) => target === undefined || targets.includes(target);
	const extractor = new GettextExtractor();
	const folders = new Set([
		...(has('plugin', 'embedded') ? appFolders : []),
		...(has('server') ? serverFolders : []),
	]);
	addScripts(extractor, sources([...folders], /(?<!\.test|\.d)\.tsx?$/));
	if (has('plugin')) {
		for (const file of sources([plugin], /\.php$/)) addPhp(extractor, file);
		addHeader(extractor, `${plugin}/store-analytics.php`);
	}
	return extractor.getPotString(potHead);
}

/** The same for some files of TypeScript. */
export function sentencesOfFiles(files) {
	const extractor = new GettextExtractor();
	addScripts(extractor, files);
	return extractor.getPotString(potHead);
}

const potHead = {
	'Project-Id-Version': 'Store Analytics',
	'Report-Msgid-Bugs-To': '',
	'X-Domain': DOMAIN,
	'MIME-Version': '1.0',
	'Content-Type': 'text/plain; charset=UTF-8',
	'Content-Transfer-Encoding': '8bit',
	'Plural-Forms': 'nplurals=2; plural=(n != 1);',
};

function addScripts(extractor, files) {
	const comments = { otherLineLeading: true, sameLineLeading: true, regex: /translators:.*/is };
	const parser = extractor.createJsParser(
		Object.entries(functions).map(([name, at]) =>
			JsExtractors.callExpression(name, { arguments: at, comments }),
		),
	);
	for (const file of files) {
		const text = readFileSync(path.join(root, file), 'utf8');
		if (text.includes(`'${DOMAIN}'`)) parser.parseString(text, file);
	}
}

/** The texts of the plugin list about this plugin. */
function addHeader(extractor, file) {
	const text = readFileSync(path.join(root, file), 'utf8');
	for (const name of ['Plugin Name', 'Description']) {
		const value = new RegExp(`^ \\* ${name}:\\s*(.+)$`, 'm').exec(text)?.[1];
		extractor.addMessage({ text: value, references: [file], comments: [`${name} of the plugin`] });
	}
}

function addPhp(extractor, file) {
	const engine = new PhpParser.Engine({
		parser: { extractDoc: true, php8: true },
		ast: { withPositions: true },
	});
	visit(engine.parseCode(readFileSync(path.join(root, file), 'utf8'), file), [], (call, said) => {
		const at = phpFunctions[call.what?.name?.replace(/^.*\\/, '')];
		if (!at) return;
		const argument = (index) =>
			index === undefined || call.arguments[index]?.kind !== 'string'
				? undefined
				: call.arguments[index].value;
		const textPlural = argument(at.textPlural);
		const context = argument(at.context);
		extractor.addMessage({
			text: argument(at.text),
			...(textPlural !== undefined && { textPlural }),
			...(context !== undefined && { context }),
			references: [`${file}:${call.loc.start.line}`],
			comments: said,
		});
	});
}

/** Calls `onCall` for each function call below a node, with the translators' comment before it. */
function visit(node, said, onCall) {
	if (Array.isArray(node)) {
		for (const child of node) visit(child, said, onCall);
		return;
	}
	if (typeof node !== 'object' || node === null) return;
	const own = (node.leadingComments ?? [])
		.map(({ value }) => value.replace(/^\/\*+|\*\/$|^\/\//g, '').trim())
		.filter((text) => text.startsWith('translators:'));
	const heard = own.length > 0 ? own : said;
	if (node.kind === 'call') onCall(node, heard);
	for (const [key, child] of Object.entries(node)) {
		if (key !== 'loc' && key !== 'leadingComments') visit(child, heard, onCall);
	}
}
