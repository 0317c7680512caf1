import { requestWithHeaders } from '@store-analytics/rest-api/client';
import { requestOf, type PageAnswer } from './page-answers';

/** What is compared of a reply. */
type Said = Pick<PageAnswer, 'body' | 'total' | 'totalPages'>;

/**
 * Whether REST says the same when it is asked for one of the page's answers by itself. One request; more only to tell a wrong answer from a
 * shop that has changed meanwhile (`askAgain` brings the page's answers anew) and from rows that come in another order each time. True
 * when it cannot be found out.
 */
export async function areAnswersTrue(
	answers: readonly PageAnswer[],
	askAgain: () => Promise<readonly PageAnswer[]>,
): Promise<boolean> {
	const index = Math.floor(Math.random() * answers.length);
	const answer = answers[index];
	if (answer === undefined) return true;
	try {
		const alone = await askAlone(answer);
		if (isSame(alone, answer)) return true;
		const question = textOf(answer);
		const again = (await askAgain()).find((one) => textOf(one) === question);
		return again === undefined || isSame(alone, again) || !isSame(alone, await askAlone(answer));
	} catch {
		return true;
	}
}

/** Whether counts and totals of two times are the same; rows may be cut off where several have the same value of what they are sorted by. */
export function areTotalsSame(
	before: readonly PageAnswer[],
	after: readonly PageAnswer[],
): boolean {
	const found = new Map(after.map((answer) => [textOf(answer), answer]));
	return before.every((answer) => {
		const newer = found.get(textOf(answer));
		if (newer === undefined) return true;
		return answer.kind === 'stats' ? isSame(answer, newer) : countsOf(answer) === countsOf(newer);
	});
}

async function askAlone(answer: PageAnswer): Promise<Said> {
	const { data, ...counts } = await requestWithHeaders(requestOf(answer));
	return { body: data, ...counts };
}

const textOf = ({ kind, endpoint, query }: PageAnswer) => JSON.stringify([kind, endpoint, query]);

function isSame(one: Said, other: Said): boolean {
	if (countsOf(one) !== countsOf(other)) return false;
	const [rows, others] = [textsOf(one.body), textsOf(other.body)];
	// Rows with the same value of what they are sorted by have no order in SQL, and any of them may be on the first page.
	if (one.total !== null && one.total > rows.length && Array.isArray(one.body)) {
		return others.some((row) => rows.includes(row));
	}
	return rows.join() === others.join();
}

const countsOf = ({ total, totalPages }: Said) => `${total}/${totalPages}`;

function textsOf(body: unknown): string[] {
	const rows: unknown[] = Array.isArray(body) ? body : [body];
	return rows.map((row) => JSON.stringify(row)).sort();
}
