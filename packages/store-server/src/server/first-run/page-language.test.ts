import { __ } from '@wordpress/i18n';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Sessions } from '../auth/sessions';
import { createWebApp } from '../http/web-app';
import { LogIn } from '../pages/log-in';
import { demoLanguage } from '../../sources/demo/demo-language';
import { inLanguage, PageLanguages, speakIn } from './page-language';
import { ShopChooser } from './shop-chooser';

const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-language-'));
afterEach(() => speakIn({ locale: 'en_US', texts: {} }));
afterAll(() => rmSync(folder, { recursive: true }));

/** The chooser of a built app with German, started with `--language`. */
async function chooserFor(language: string | null): Promise<ShopChooser> {
	mkdirSync(folder, { recursive: true });
	const de = { page: 'de.js', server: 'de.json' };
	const manifest = { 'app.js': 'app.js', languages: { de_DE: de } };
	writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
	const texts = { 'Log in': ['Anmelden'], 'F j, Y': ['j. F Y'], 'g:i a': ['H:i'] };
	writeFileSync(path.join(folder, 'de.json'), JSON.stringify(texts));
	const languages = await PageLanguages.of(folder);
	return new ShopChooser({
		...{ languages, language, folder, sessions: new Sessions('token') },
		ways: {} as never, // nothing is chosen
		problemOf: () => ({ message: () => '', asksFor: null }),
	});
}

describe('The language of whoever looks', () => {
	it.each([
		[null, 'de-AT,en;q=0.5', 'de_DE'],
		[null, 'en-GB,de', 'en_US'],
		[null, undefined, 'en_US'],
		['de_DE', 'en', 'de_DE'],
	])('is with --language %s and a browser of %s: %s', async (language, liked, locale) => {
		const chooser = await chooserFor(language);
		const request = { headers: { 'accept-language': liked } } as never; // no more of it is read
		expect(chooser.languageOf(request).locale).toBe(locale);
	});

	it('is that of a new demo shop, with its forms of dates and times', async () => {
		const german = (await chooserFor('de_DE')).speak();
		expect(inLanguage(german, () => demoLanguage(german.locale))).toEqual({
			language: 'de_DE',
			date_format: 'j. F Y',
			time_format: 'H:i',
		});
		expect(inLanguage({ locale: 'en_US', texts: {} }, () => demoLanguage('en_US'))).toEqual({
			language: 'en_US',
			date_format: 'F j, Y',
			time_format: 'g:i a',
		});
	});

	it('is that of the log-in, and only of this page', async () => {
		const chooser = await chooserFor(null);
		const app = await createWebApp({});
		const logIn = new LogIn(new Sessions('token'), {
			shop: async (request) => ({ title: 'A', locale: chooser.languageOf(request).locale }),
			speak: (request, write) => inLanguage(chooser.languageOf(request), write),
			home: '/',
		});
		await logIn.register(app);
		const page = async (liked: string) => {
			const headers = { 'accept-language': liked };
			return (await app.inject({ url: '/wp-login.php', headers })).body;
		};
		expect(await page('de')).toMatch(/lang="de-DE"[^]*>Anmelden<\/button>/);
		expect(await page('en')).toMatch(/lang="en-US"[^]*>Log in<\/button>/);
		expect(__('Log in', 'store-analytics')).toBe('Log in');
		await app.close();
	});
});
