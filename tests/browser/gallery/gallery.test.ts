/** @jest-environment-options {"needs": ["gallery"]} */
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../support/chromium';
import {
	openGallery,
	readExamples,
	serveGallery,
	type GalleryPage,
	type View,
} from '../support/gallery-page';
import { sidewaysOverflow } from '../support/visit';

const examples = readExamples();

const views: [string, View][] = [
	['left to right', { width: 1400, direction: 'ltr', isJudged: true }],
	['left to right on a phone', { width: 390, direction: 'ltr', isJudged: false }],
	['right to left on a phone', { width: 390, direction: 'rtl', isJudged: true }],
];

let browser: Browser;
let gallery: Awaited<ReturnType<typeof serveGallery>>;

beforeAll(async () => {
	browser = await launchChromium();
	gallery = await serveGallery();
});

afterAll(async () => {
	await browser.close();
	await gallery.stop();
});

describe.each(views)('the gallery, %s', (_name, view) => {
	let opened: GalleryPage;

	beforeAll(async () => {
		opened = await openGallery(browser, gallery.origin, view);
	});

	afterAll(() => opened.page.context().close());

	it.each(examples)(
		'$place fits, is accessible, asks nobody and does not complain',
		async ({ id }) => {
			const violations = await opened.show(id);
			const overflow = await sidewaysOverflow(opened.page);
			expect({ violations, overflow, complaints: opened.complaints }).toEqual({
				violations: [],
				overflow: 0,
				complaints: [],
			});
		},
	);
});
