import type { Response } from 'playwright-core';
import { encodeQuery } from '@store-analytics/rest-api';
import type { AdminSession } from './admin-session';
import type { Installation } from './installation';

/** A question of a screen and what the shop says to it. */
interface Answer {
	/** Kind, endpoint and parameters as one text that equal questions share. */
	readonly question: string;
	readonly total: number | null;
	readonly totalPages: number | null;
	readonly body: unknown;
}

/** The answers that a page brings along, in the order of their questions. */
export async function printedAnswers(
	{ page }: AdminSession,
	site: Installation,
	address: string,
): Promise<Answer[]> {
	const reply = await page.request.get(`${site.url}/wp-admin/${address}`);
	const printed = /^window\.storeAnalytics\.answers = (.*);$/m.exec(await reply.text())?.[1];
	const answers: PrintedAnswer[] = JSON.parse(printed ?? '[]');
	return inOrder(
		answers.map(({ kind, endpoint, query, ...reply }) => ({
			question: questionText(kind, endpoint, new URLSearchParams(encodeQuery(query))),
			...reply,
		})),
	);
}

interface PrintedAnswer extends Omit<Answer, 'question'> {
	readonly kind: string;
	readonly endpoint: string;
	readonly query: object;
}

/** The answers that a screen asks REST for when the page brings none, in the order of their questions. */
export async function askedAnswers(
	session: AdminSession,
	site: Installation,
	address: string,
): Promise<Answer[]> {
	const { page } = session;
	const answers: Promise<Answer>[] = [];
	const listen = (response: Response) => {
		const question = questionOf(new URL(response.url()));
		if (question !== undefined) answers.push(answerOf(question, response));
	};
	await page.context().addCookies([{ name: 'without-answers', value: '1', url: site.url }]);
	page.on('response', listen);
	await session.open(address);
	await page.waitForLoadState('networkidle');
	page.off('response', listen);
	await page.context().clearCookies({ name: 'without-answers' });
	return inOrder(await Promise.all(answers));
}

/** What a request to REST asks, if it is one of the reports' questions. */
function questionOf({ searchParams }: URL): string | undefined {
	const query = new URLSearchParams(searchParams);
	const route = query.get('rest_route') ?? '';
	query.delete('rest_route');
	query.delete('_locale');
	if (route === '/wc-analytics/leaderboards')
		return questionText('collection', 'leaderboards', query);
	if (route === '/wc-analytics/products/categories') return 'collection categories per_page=-1';
	const [, endpoint, stats] = /^\/wc-analytics\/reports\/([a-z-]+)(\/stats)?$/.exec(route) ?? [];
	return endpoint && questionText(stats ? 'stats' : 'items', endpoint, query);
}

async function answerOf(question: string, response: Response): Promise<Answer> {
	const headers = await response.allHeaders();
	const count = (name: string) => (headers[name] === undefined ? null : Number(headers[name]));
	return {
		question,
		total: count('x-wp-total'),
		totalPages: count('x-wp-totalpages'),
		body: await response.json(),
	};
}

function questionText(kind: string, endpoint: string, query: URLSearchParams): string {
	const parameters = [...query].map((pair) => pair.join('=')).sort();
	return [kind, endpoint, ...parameters].join(' ');
}

function inOrder(answers: readonly Answer[]): Answer[] {
	return [...answers].sort((a, b) => (a.question < b.question ? -1 : 1));
}
