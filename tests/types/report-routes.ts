/** The compiler's checks of a server's table of routes; tests/types.test.ts compiles it but never runs it. */
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
