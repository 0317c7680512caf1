import type { AllShops, ShopSummary } from '@store-analytics/rest-api';
import { afterReply, type Replies } from './replies';

const october = { period: 'last_month' };
const week = { period: 'week' };

const shop = (title: string, isReading: boolean, numbers: object | null) =>
	({ title, isReading, numbers }) as unknown as ShopSummary; // as: only these are read
const reply = (...shops: ShopSummary[]) => ({ shops, rates: '' }) as unknown as AllShops; // as: only these are read

const complete = reply(shop('Fern', false, {}), shop('Rig', false, {}));
const partial = reply(shop('Fern', false, {}), shop('Rig', true, null));
const ofOctober = afterReply({}, { range: october, data: complete });

describe('A response of all shops', () => {
	it('is shown at first, also while shops are read', () => {
		expect(afterReply({}, { range: october, data: partial }).shown?.data).toBe(partial);
	});

	it('leaves the numbers of an earlier range until every shop has numbers', () => {
		const waiting = afterReply(ofOctober, { range: week, data: partial });
		expect(waiting.shown).toEqual({ range: october, data: complete });
		expect(waiting.latest?.data).toBe(partial);
		const { shown } = afterReply(waiting, { range: week, data: complete });
		expect(shown).toEqual({ range: week, data: complete });
	});

	it('is shown without some shops after five responses', () => {
		const shownAfter = (count: number) => {
			let replies: Replies = ofOctober;
			for (let at = 0; at < count; at++) {
				replies = afterReply(replies, { range: week, data: partial });
			}
			return replies.shown?.range;
		};
		expect([shownAfter(5), shownAfter(6)]).toEqual([october, week]);
	});

	it('is shown if a shop is read anew that has numbers', () => {
		const again = reply(shop('Fern', true, {}));
		expect(afterReply(ofOctober, { range: week, data: again }).shown?.data).toBe(again);
	});
});
