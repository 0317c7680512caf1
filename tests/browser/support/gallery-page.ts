import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import type { Browser, Page } from 'playwright-core';
import { openPage } from '../../support/chromium';

const built = path.resolve(__dirname, '../../../dist/gallery');

/** An example as the gallery's index lists it. */
export interface Example {
	readonly id: string;
	/** Its path in the gallery, `Charts/Chart: Loading`. */
	readonly place: string;
}

/** Reads every example of the built gallery. */
export function readExamples(): Example[] {
	const index = path.join(built, 'index.json');
	if (!existsSync(index)) throw new Error('There is no gallery: npm run gallery:build makes it.');
	const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
		entries: Record<string, { id: string; title: string; name: string }>;
	};
	return Object.values(entries).map(({ id, title, name }) => ({ id, place: `${title}: ${name}` }));
}

/** Serves the built gallery on a free local port. */
export async function serveGallery(): Promise<{ origin: string; stop: () => Promise<void> }> {
	const server = fastify();
	await server.register(fastifyStatic, { root: built });
	const origin = await server.listen({ port: 0, host: '127.0.0.1' });
	return { origin, stop: () => server.close() };
}

/** The settings of a pass through the gallery. */
export interface View {
	readonly width: number;
	readonly direction: 'ltr' | 'rtl';
}

export interface GalleryPage {
	readonly page: Page;
	/** Console errors and warnings, page errors, and requests that leave the gallery, since the example opened. */
	readonly complaints: string[];
	/** Shows an example afresh and runs its play function. */
	show(id: string): Promise<void>;
}

/** Opens the gallery's preview without the surrounding interface, at the first example. */
export async function openGallery(
	browser: Browser,
	origin: string,
	{ width, direction }: View,
): Promise<GalleryPage> {
	const page = await openPage(browser, {
		reducedMotion: 'reduce',
		viewport: { width, height: 900 },
		// With this user agent, Storybook stops animations; with others it waits a tenth of a second for each example.
		userAgent: 'StorybookTestRunner',
	});
	const complaints: string[] = [];
	page.on('console', (message) => {
		if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
	});
	page.on('pageerror', (error) => complaints.push(error.message));
	page.on('request', (request) => {
		const isLocal = [`${origin}/`, 'data:', 'blob:'].some((start) =>
			request.url().startsWith(start),
		);
		if (!isLocal) complaints.push(`asks for ${request.url()}`);
	});
	// The panel of accessibility would judge each example with axe, at length; tests do it themselves.
	const globals = `direction:${direction};a11y.manual:!true`;
	const [first] = readExamples();
	let shown = first?.id;
	await page.goto(`${origin}/iframe.html?viewMode=story&id=${first?.id}&globals=${globals}`);
	// An interrupted play function would continue in the next example.
	await page.waitForFunction(
		() => Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender?.phase === 'finished',
	);
	return {
		page,
		complaints,
		async show(id) {
			complaints.length = 0;
			const status = await page.evaluate(play, { id, isAnew: id === shown });
			shown = id;
			if (status === 'error') complaints.push('its play failed');
		},
	};
}

/** Runs in the page: opens an example and waits until it has rendered. */
async function play({ id, isAnew }: { id: string; isAnew: boolean }): Promise<string> {
	type Channel = {
		emit: (event: string, data: unknown) => void;
		once: (event: string, listener: (data: { status: string }) => void) => void;
	};
	// as: Storybook defines it without a type
	const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
	window.scrollTo(0, 0);
	const { status } = await new Promise<{ status: string }>((resolve) => {
		channel.once('storyFinished', resolve);
		if (isAnew) channel.emit('forceRemount', { storyId: id });
		else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
	});
	return status;
}
