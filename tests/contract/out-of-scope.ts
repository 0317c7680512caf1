import { glob } from './differences/unexplained';

/** Recordings that are not compared, because their subject does not exist in a store outside WordPress. */
export interface OutOfScope {
	readonly files: readonly string[];
	readonly reason: string;
}

export const outOfScope: readonly OutOfScope[] = [
	{
		files: [
			'marketing-knowledge-base',
			'marketing-overview-installed-plugins',
			'marketing-recommendations',
			'marketing-recommended',
			'marketing-campaigns',
		],
		reason: 'marketing: articles and extensions of woocommerce.com',
	},
	{
		files: ['mobile-app', 'experiments-assignment', 'features', 'launch-*'],
		reason: 'the mobile app, experiments and the launch of a WordPress site',
	},
	{
		files: ['mutate-notes-tracker'],
		reason: 'a pixel in e-mails, which this store does not send',
	},
	{
		files: ['index-wc-admin'],
		reason: 'all routes of a WordPress site',
	},
	{
		files: ['products-suggested', 'v3-data-currencies-current'],
		reason: 'asked by screens outside of Analytics, such as the panels of Home',
	},
];

/** Returns why a recording is not compared; undefined for those that are. */
export function scopeOf(file: string): OutOfScope | undefined {
	const name = file.replace(/\.json$/, '');
	return outOfScope.find(({ files }) => files.some((pattern) => glob(pattern).test(name)));
}
