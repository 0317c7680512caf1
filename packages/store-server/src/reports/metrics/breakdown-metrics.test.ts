import { breakdownMetrics } from './breakdown-metrics';

describe('The refund rate', () => {
	const rules = {
		...{ ordersAlone: false, fullRefunds: false, leavesOutTestOrders: false },
		...{ takesWhatIsLeft: false, leavesRefundsUndated: false },
	};
	const metrics = breakdownMetrics({ rules, newcomers: 'unknown' });
	const rate = metrics.find(({ key }) => key === 'refund_rate');
	const of = (refunds: number, net_revenue: number) => rate?.from?.of({ refunds, net_revenue });

	it('is the share of what was sold before returns', () => {
		expect(of(20, 80)).toBe(0.2);
		expect(of(0, 80)).toBe(0);
	});

	it('is 0 on a day whose refunds leave nothing or less, also by a trace of binary fractions', () => {
		expect(of(19.5, -19.81)).toBe(0);
		expect(of(0.3, -0.3)).toBe(0);
		// 0.1 + 0.2 is more than 0.3 by 5.5e-17.
		expect(of(0.1 + 0.2, -0.3)).toBe(0);
	});
});
