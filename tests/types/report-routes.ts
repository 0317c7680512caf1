/** What the compiler says of a server's table of routes; compiled by tests/types.test.ts, never run. */
import type { ReportRoutes } from '@store-analytics/rest-api';

declare const routes: ReportRoutes<string>;
const { coupons, ...others } = routes;

export const whole: ReportRoutes<string> = { ...others, coupons };

// @ts-expect-error -- an endpoint is missing
export const withoutCoupons: ReportRoutes<string> = others;
// @ts-expect-error -- one of its routes is missing
export const withoutStats: ReportRoutes<string> = { ...others, coupons: { items: 'coupons' } };
// @ts-expect-error -- revenue has no rows of its own
export const withRows: ReportRoutes<string> = { ...routes, revenue: { items: '', stats: '' } };
// @ts-expect-error -- there is no such endpoint
export const withWeather: ReportRoutes<string> = { ...routes, weather: { items: '' } };
