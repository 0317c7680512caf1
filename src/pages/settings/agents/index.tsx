import { __ } from '@wordpress/i18n';
import { CheckboxField, SectionHeader, Spinner } from '@store-analytics/components';
import type { AgentAccess } from '@store-analytics/rest-api';
import { FailureLine } from '../../../platform/failures';
import { LatestCalls } from './latest-calls';
import { useAgents, type AgentChange } from './use-agents';
import './agents.css';

/** Lets an administrator open the shop's numbers to agents, and shows their calls. */
export function AgentsBox() {
	const { access, log, failure, isBusy, save, loadAll } = useAgents();
	return (
		<section className="woocommerce-settings-data sa-agents">
			<SectionHeader title={__('Agents and programs', 'store-analytics')} />
			<div className="woocommerce-settings-data__body">
				<p>
					{__(
						'Agents, such as AI assistants, can ask WordPress for the numbers of this shop. They can only read, as a user who can see reports.',
						'store-analytics',
					)}
				</p>
				{failure && <FailureLine {...failure} />}
				{!access && !failure && <Spinner />}
				{access && <AccessFields access={access} isBusy={isBusy} save={save} />}
				{access?.is_available && log && <LatestCalls log={log} showAll={loadAll} />}
			</div>
		</section>
	);
}

interface AccessFieldsProps {
	readonly access: AgentAccess;
	readonly isBusy: boolean;
	readonly save: (change: AgentChange) => Promise<void>;
}

function AccessFields({ access, isBusy, save }: AccessFieldsProps) {
	if (!access.is_available) {
		return <p>{__('This needs WordPress 6.9 or newer.', 'store-analytics')}</p>;
	}
	const disabled = isBusy || !access.may_change;
	return (
		<div className="sa-agents__fields">
			<CheckboxField
				label={__('Offer this shop’s numbers to agents', 'store-analytics')}
				help={__(
					'WordPress then lists them for MCP, which agents use to connect.',
					'store-analytics',
				)}
				checked={access.is_public}
				disabled={disabled}
				onChange={(isPublic) => void save({ is_public: isPublic })}
			/>
			<CheckboxField
				label={__('Show agents the names of customers', 'store-analytics')}
				help={__(
					'Only users who can list users see names. Others see “Customer #123”.',
					'store-analytics',
				)}
				checked={access.personal_data}
				disabled={disabled}
				onChange={(isOn) => void save({ personal_data: isOn })}
			/>
			{!access.may_change && (
				<p className="woocommerce-setting__help">
					{__('Only administrators can change this.', 'store-analytics')}
				</p>
			)}
		</div>
	);
}
