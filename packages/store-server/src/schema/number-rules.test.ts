import { numberRules } from './number-rules';

const rulesOf = (version: string, usesOldRefundData = false) =>
	numberRules({ version, databaseVersion: version, usesOldRefundData });

describe('The rules of counting', () => {
	it.each([
		['10.1.9', false, { ordersAlone: false, fullRefunds: false, takesWhatIsLeft: false }],
		['10.2.0', false, { ordersAlone: true, fullRefunds: true, takesWhatIsLeft: false }],
		['11.0.3', false, { ordersAlone: true, fullRefunds: true, takesWhatIsLeft: false }],
		['11.1.0', false, { fullRefunds: true, takesWhatIsLeft: true, leavesRefundsUndated: false }],
		['11.1.0', true, { fullRefunds: false, takesWhatIsLeft: false }],
		['11.2.0', false, { takesWhatIsLeft: true, leavesRefundsUndated: true }],
	])('of WooCommerce %s, with old refund data (%s), are %j', (version, isOld, rules) => {
		expect(rulesOf(version, isOld)).toMatchObject(rules);
	});
});
