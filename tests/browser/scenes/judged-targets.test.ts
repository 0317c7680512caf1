import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../support/chromium';
import { axeViolations } from '../support/axe';

const button = (name: string, left: number, size: number) =>
	`<button style="position: absolute; top: 50px; left: ${left}px; width: ${size}px; height: ${size}px; padding: 0; border: 0">${name}</button>`;

describe('The judge of pages', () => {
	let browser: Browser;
	let page: Page;

	beforeAll(async () => {
		browser = await launchChromium();
		page = await browser.newPage();
	});

	afterAll(() => browser.close());

	const judged = async (...buttons: string[]) => {
		await page.setContent(
			`<!doctype html><html lang="en"><title>Buttons</title><main><h1>Buttons</h1>${buttons.join('')}</main></html>`,
		);
		const violations = await axeViolations(page);
		return violations.filter((one) => one.startsWith('target-size'));
	};

	it.each<[string, string[]]>([
		['two buttons of 16 px side by side', [button('a', 50, 16), button('b', 68, 16)]],
		['a button of 16 px beside one of 40', [button('a', 50, 16), button('b', 68, 40)]],
		['a button of 40 px of which others leave 8', [button('a', 50, 40), button('b', 58, 40)]],
	])('finds %s too small', async (_, buttons) => {
		expect(await judged(...buttons)).toHaveLength(1);
	});

	it.each<[string, string[]]>([
		['two buttons of 16 px that are 30 px apart', [button('a', 50, 16), button('b', 96, 16)]],
		['two buttons of 30 px side by side', [button('a', 50, 30), button('b', 80, 30)]],
	])('lets %s pass', async (_, buttons) => {
		expect(await judged(...buttons)).toEqual([]);
	});
});
