import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { librariesNamedIn } from './extension-libraries';

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'libraries-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function lay(name: string, text: string): string {
	const file = path.join(folder, name);
	writeFileSync(file, text);
	return file;
}

describe('The libraries that an extension requires', () => {
	it.each([
		['wp.components.Button', ['wordpress-components']],
		['window.wp?.components', ['wordpress-components']],
		['const a=window["wp"]["components"],b=window.wp.url', ['url', 'wordpress-components']],
		["wp['components']", ['wordpress-components']],
		['const { Button } = wp.components;', ['wordpress-components']],
		['const { data, components } = wp;', ['wordpress-components']],
		['const { components: { Button, Card } } = window.wp;', ['wordpress-components']],
		['lodash.get( a, "b" )', ['lodash']],
		['window.wc.experimental.List', ['wordpress-components', 'experimental']],
		['const { customerEffortScore } = wc;', ['customer-effort-score']],
		['wc.components.Table; wp.data; const { url } = settings; // wp components', []],
		['const { components } = wc; wp.element', []],
	])('in `%s` are %j', async (text, libraries) => {
		expect(await librariesNamedIn([lay('a.js', text)])).toEqual(libraries);
	});

	it('include the dependencies in its .asset.php', async () => {
		const script = lay('built.js', '');
		lay('built.asset.php', `<?php return array('dependencies' => array('wp-url', 'lodash'));`);
		expect(await librariesNamedIn([script])).toEqual(['lodash', 'url']);
	});

	it('are empty if no file can be read', async () => {
		expect(await librariesNamedIn([path.join(folder, 'gone.js')])).toEqual([]);
	});
});
