import { __ } from '@wordpress/i18n';
import { TextField } from '@store-analytics/components';
import type { StoreServerSettings } from '@store-analytics/rest-api';
import type { ServerDraft } from './use-store-server';

interface ServerFieldsProps {
	readonly saved: StoreServerSettings;
	readonly draft: ServerDraft;
	readonly change: (change: Partial<ServerDraft>) => void;
}

/** Address, token and maximum age; values from wp-config.php and of a network are read-only. */
export function ServerFields({ saved, draft, change }: ServerFieldsProps) {
	const field = (name: keyof ServerDraft, help?: string) => {
		const disabled = saved.fixed.includes(name);
		return {
			disabled,
			help: disabled ? fixedHelp(saved) : help,
			value: draft[name],
			onChange: (value: string) => change({ [name]: value }),
		};
	};
	return (
		<div className="sa-store-server__fields">
			<TextField
				type="url"
				dir="ltr"
				label={__('Address of the store server', 'store-analytics')}
				placeholder="https://analytics.example"
				{...field('address')}
			/>
			<TextField
				type="password"
				dir="ltr"
				autoComplete="off"
				label={__('Token of the store server for this shop', 'store-analytics')}
				{...field('token', tokenHelp(saved.has_token))}
			/>
			<TextField
				type="number"
				min={1}
				max={1440}
				label={__('Maximum age of the data (minutes)', 'store-analytics')}
				{...field('max_age')}
			/>
		</div>
	);
}

function fixedHelp({ fixed_by: by }: StoreServerSettings): string {
	switch (by) {
		case 'network':
			return __('Only those who manage the network can change this.', 'store-analytics');
		case 'administrator':
			return __('Only administrators can change this.', 'store-analytics');
		default:
			return __('Set in wp-config.php.', 'store-analytics');
	}
}

function tokenHelp(isSaved: boolean): string {
	return isSaved
		? __('A token is saved and hidden. Enter a new one to replace it.', 'store-analytics')
		: __(
				'The store server shows the token when you start it with --shop-token.',
				'store-analytics',
			);
}
