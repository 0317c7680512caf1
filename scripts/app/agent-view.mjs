/**
 * Builds the page that MCP clients show beside a tool's result: one HTML file without any address, with the texts of all
 * languages. Writes dist/embedded/agent-view.html and returns the bytes of its gzip.
 */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { agentViewConfig } from '../../webpack.config.js';
import { sentencesOfFiles } from '../texts/sentences.mjs';
import { localeData, readTranslations } from '../texts/translations.mjs';
import { root } from '../sources.mjs';
import { compile } from './compile.mjs';

export async function buildAgentView({ mode }) {
	const stats = await compile(agentViewConfig({ mode }));
	const report = stats.toJson({
		...{ all: false, errors: true, warnings: true },
		...{ modules: true, nestedModules: true, modulesSpace: Infinity, nestedModulesSpace: Infinity },
	});
	for (const problem of [...report.errors, ...report.warnings]) console.error(problem.message);
	if (stats.hasErrors()) return null;
	const folder = path.join(root, 'dist/embedded');
	const read = (name) => readFileSync(path.join(folder, 'agent-view', name), 'utf8');
	const html = pageOf({ script: read('view.js'), style: read('view.css'), texts: textsOf(report) });
	writeFileSync(path.join(folder, 'agent-view.html'), html);
	rmSync(path.join(folder, 'agent-view'), { recursive: true });
	return gzipSync(html, { level: 9 }).length;
}

/** { locale: texts } of the sentences in the files that the page is made of. */
function textsOf({ modules }) {
	const names = modules.flatMap(({ name, modules: inner = [] }) => [
		name,
		...inner.map((one) => one.name),
	]);
	const files = names.flatMap(
		(name) => /(?:src|packages)\/[^!?| ]*\.tsx?(?=$|[?| ])/.exec(name ?? '') ?? [],
	);
	const pot = sentencesOfFiles([...new Set(files)]);
	return Object.fromEntries(readTranslations().map((one) => [one.locale, localeData(one, pot)]));
}

/** Nothing of the shop is in the page: it comes as data, and React writes it as text. */
function pageOf({ script, style, texts }) {
	const inline = script.replace(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '<\\!--');
	const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
	const policy = [
		"default-src 'none'",
		`script-src ${hash(inline)}`,
		`style-src ${hash(style)}`,
		'img-src data:',
		"base-uri 'none'",
		"form-action 'none'",
	].join('; ');
	const data = JSON.stringify(texts).replaceAll('<', '\\u003c');
	return [
		'<!doctype html>',
		'<html lang="en">',
		'<head>',
		'<meta charset="utf-8">',
		`<meta http-equiv="Content-Security-Policy" content="${policy}">`,
		'<meta name="viewport" content="width=device-width, initial-scale=1">',
		'<title>Store Analytics</title>',
		`<style>${style}</style>`,
		'</head>',
		'<body>',
		'<div id="root"></div>',
		`<script type="application/json" id="texts">${data}</script>`,
		`<script>${inline}</script>`,
		'</body>',
		'</html>',
		'',
	].join('\n');
}
