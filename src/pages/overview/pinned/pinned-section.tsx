import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { AnalyticsError, SectionHeader } from '@store-analytics/components';
import { parseQuery } from '@store-analytics/navigation';
import type { Pin } from '@store-analytics/rest-api';
import { alsoParam } from '../../../platform/query';
import { useAppSettings } from '../../../platform/settings/settings-context';
import { Panel } from '../../../reports/engine/screen/panel';
import { useReportModel } from '../../../reports/engine/definition/use-report-model';
import { ownReport, slugOf } from '../../../reports/list';
import { usePins } from '../../../views/use-pins';
import { SectionMenu } from '../../sections/section-menu';
import type { SectionProps } from '../section-props';
import { AwaitedNumbers, PinnedReport, type PinGroup } from './pinned-report';

/** The user's pinned numbers and charts, for the dates of Overview. */
export default function PinnedSection(props: SectionProps) {
	const { pins } = usePins();
	const settings = useAppSettings();
	const groups = groupsOf(pins.filter(({ path }) => ownReport(slugOf(path), settings)));
	return (
		<>
			<SectionHeader
				title={props.title || __('Pinned', 'store-analytics')}
				menu={
					<SectionMenu
						section={props}
						label={__('Edit the section of pinned items', 'store-analytics')}
						heading={__('Pinned', 'store-analytics')}
						blocks={[]}
					/>
				}
			/>
			{groups.map((group) => (
				<Panel key={`${group.path} ${group.query}`} resetKey={group.query}>
					<PinnedGroup group={group} section={props} />
				</Panel>
			))}
		</>
	);
}

function groupsOf(pins: readonly Pin[]): PinGroup[] {
	const groups = new Map<string, Pin[]>();
	for (const pin of pins) {
		const key = `${pin.path} ${pin.query}`;
		groups.set(key, [...(groups.get(key) ?? []), pin]);
	}
	return [...groups.values()].flatMap((group) => {
		const [first] = group;
		return first ? [{ path: first.path, query: first.query, pins: group }] : [];
	});
}

interface PinnedGroupProps {
	readonly group: PinGroup;
	readonly section: SectionProps;
}

function PinnedGroup({ group, section }: PinnedGroupProps) {
	// A report may show the pinned numbers only if asked for.
	const also = group.pins.map(({ metric }) => metric).join();
	const query = useMemo(
		() => ({ ...parseQuery(group.query), [alsoParam]: also }),
		[group.query, also],
	);
	const { status, model, error, retry } = useReportModel(slugOf(group.path), query);
	if (status === 'error') return <AnalyticsError error={error} onRetry={retry} />;
	if (!model) {
		const numbers = group.pins.filter(({ kind }) => kind === 'number').length;
		return (
			<div className="sa-pinned">
				<AwaitedNumbers count={numbers} />
			</div>
		);
	}
	return <PinnedReport group={group} model={model} section={section} />;
}
