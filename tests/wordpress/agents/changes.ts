import { changeQuestions, senselessChanges, type Question } from '../support/query-questions';
import type { Reply } from '../support/query-in-wordpress';

/** A dimension's part of what changed. */
interface Split {
	readonly parts: readonly { readonly change: number }[];
	readonly rest: { readonly change: number };
}

type AskAll = (asked: readonly Question[], about: { readonly route: string }) => readonly Reply[];
type AskOne = (question: Question, route: string) => Promise<Reply>;

/** Tests that both hosts say the same of what changed. */
export function describeChanges(inWordPress: AskAll, inStore: AskOne): void {
	describe('What changed in wp-admin', () => {
		it('is what a store server says, in parts that add up to the cent', async () => {
			const replies = inWordPress(changeQuestions, { route: 'changes' });
			for (const [index, question] of changeQuestions.entries()) {
				const { data_as_of: theirAge, ...theirs } = (await inStore(question, 'changes')).body;
				const { data_as_of: age, ...ours } = replies[index]?.body ?? {};
				const asked = JSON.stringify(question);
				expect([asked, ours]).toEqual([asked, theirs]);
				expect([typeof theirAge, typeof age]).toEqual(['string', 'string']);
				for (const { parts, rest } of ours['by'] as readonly Split[]) {
					const cents = [rest, ...parts].map(({ change }) => Math.round(change * 100));
					const sum = cents.reduce((all, one) => all + one, 0);
					expect([asked, sum]).toEqual([asked, Math.round(Number(ours['change']) * 100)]);
				}
			}
		});

		it('is refused for the same reasons in the same words', async () => {
			const replies = inWordPress(senselessChanges, { route: 'changes' });
			for (const [index, question] of senselessChanges.entries()) {
				const { status, body } = await inStore(question, 'changes');
				expect([question, replies[index]?.status]).toEqual([question, 400]);
				expect([status, replies[index]?.body['message']]).toEqual([400, body['message']]);
			}
		});
	});
}
