import { requestWithHeaders } from '@store-analytics/rest-api/client';
import { requestOf, type PageResponse } from './page-responses';

/** The compared part of a response. */
type ComparedParts = Pick<PageResponse, 'body' | 'total' | 'totalPages'>;

/**
 * Checks that REST returns the same data when it is asked for one of the page's responses alone. It sends one request,
 * and more only after a difference: to detect data that changed in the shop (`askAgain` fetches the page's responses
 * again) and rows with an unstable order. Returns true when it cannot be determined.
 * @example const isTrue = await areResponsesTrue(responses, askAgain)
 */
export async function areResponsesTrue(
	responses: readonly PageResponse[],
	askAgain: () => Promise<readonly PageResponse[]>,
): Promise<boolean> {
	const index = Math.floor(Math.random() * responses.length);
	const response = responses[index];
	if (response === undefined) return true;
	try {
		const alone = await askAlone(response);
		if (isSame(alone, response)) return true;
		const key = textOf(response);
		const again = (await askAgain()).find((one) => textOf(one) === key);
		return again === undefined || isSame(alone, again) || !isSame(alone, await askAlone(response));
	} catch {
		return true;
	}
}

/**
 * Compares counts and totals of two responses. Rows may differ, because equal sort values can change their order.
 * @example areTotalsSame(before, after) // true if counts and totals are equal
 */
export function areTotalsSame(
	before: readonly PageResponse[],
	after: readonly PageResponse[],
): boolean {
	const found = new Map(after.map((response) => [textOf(response), response]));
	return before.every((response) => {
		const newer = found.get(textOf(response));
		if (newer === undefined) return true;
		return response.kind === 'stats'
			? isSame(response, newer)
			: countsOf(response) === countsOf(newer);
	});
}

async function askAlone(response: PageResponse): Promise<ComparedParts> {
	const { data, ...counts } = await requestWithHeaders(requestOf(response));
	return { body: data, ...counts };
}

const textOf = ({ kind, endpoint, query }: PageResponse) => JSON.stringify([kind, endpoint, query]);

function isSame(one: ComparedParts, other: ComparedParts): boolean {
	if (countsOf(one) !== countsOf(other)) return false;
	const [rows, others] = [textsOf(one.body), textsOf(other.body)];
	// SQL does not order rows with equal sort values, so any of them may be on the first page.
	if (one.total !== null && one.total > rows.length && Array.isArray(one.body)) {
		return others.some((row) => rows.includes(row));
	}
	return rows.join() === others.join();
}

const countsOf = ({ total, totalPages }: ComparedParts) => `${total}/${totalPages}`;

function textsOf(body: unknown): string[] {
	const rows: unknown[] = Array.isArray(body) ? body : [body];
	return rows.map((row) => JSON.stringify(row)).sort();
}
