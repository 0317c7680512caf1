import { useMemo, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useElementWidth } from '../chart/plot/use-element-width';
import { Placeholder } from '../feedback/placeholder/placeholder';
import { Button, useInstanceId, VisuallyHidden } from '../primitives';
import type { StepBounds } from '../steps/steps';
import { ValueTip } from '../steps/value-tip';
import { useGivenStore } from '../store-context/store-context';
import type { LoadedMap } from './map-levels';
import type { WorldMapProps } from './map-props';
import { isOnMap, shadesOf, type Place } from './places';
import { usePlaceFocus } from './use-place-focus';
import { closerView, isWithin, MAP_RATIO, wholeView, type View } from './view-box';

interface MapStageProps extends Pick<WorldMapProps, 'label' | 'onSelect'> {
	readonly places: readonly Place[];
	readonly bounds: StepBounds;
	/** null until it is there. */
	readonly loaded: LoadedMap | null;
}

/** The picture with its keys, tooltip and views. It keeps the focus while another level loads. */
export function MapStage({ places, bounds, loaded, label, onSelect }: MapStageProps) {
	const { isRtl } = useGivenStore();
	const id = useInstanceId('map');
	const [mark, setMark] = useState<SVGElement | null>(null);
	const { ref, width } = useElementWidth();
	const drawn = useMemo(
		() => (loaded ? places.filter((place) => isOnMap(place, loaded.shapes)) : []),
		[places, loaded],
	);
	const shades = useMemo(() => shadesOf(drawn, bounds), [drawn, bounds]);
	const { focus, handlers, onPoint, choose } = usePlaceFocus(drawn, isRtl, onSelect);
	const current = drawn.find(({ code }) => code === focus?.code);
	const anchor = focus?.pointer ?? mark;
	const { view, toggle } = useView(loaded, drawn, current?.code);
	return (
		<>
			<div
				className="sa-map__stage"
				ref={ref}
				role="application"
				aria-roledescription={__('map', 'store-analytics')}
				aria-label={label}
				aria-describedby={`${id}-hint`}
				tabIndex={0}
				{...handlers}
			>
				<VisuallyHidden id={`${id}-hint`}>{keysHint(onSelect !== undefined)}</VisuallyHidden>
				{loaded && view && width ? (
					<loaded.MapDrawing
						{...{ shades, onPoint }}
						shapes={loaded.shapes}
						view={view}
						unit={unitOf(view, width)}
						current={current?.code}
						isChoice={onSelect !== undefined}
						patternId={`${id}-unknown`}
						onMark={setMark}
						onChoose={choose}
					/>
				) : (
					<Placeholder className="sa-map__placeholder" />
				)}
			</div>
			{toggle && (
				<Button className="sa-map__view" variant="secondary" isSmall onClick={toggle.onClick}>
					{toggle.isWhole ? __('Zoom in', 'store-analytics') : __('Whole map', 'store-analytics')}
				</Button>
			)}
			{current && anchor && (
				<ValueTip anchor={anchor} title={current.name} value={current.text} note={current.share} />
			)}
		</>
	);
}

/** The whole map, or a part that is worth a closer look; a place that keys reach is always in view. */
function useView(loaded: LoadedMap | null, drawn: readonly Place[], current: string | undefined) {
	const [chosen, setChosen] = useState<boolean | null>(null);
	const closer = useMemo(() => loaded && closerView(loaded.shapes, drawn), [loaded, drawn]);
	if (!loaded) return {};
	const whole = wholeView(loaded.shapes, drawn);
	if (!closer) return { view: whole };
	const isHidden = current !== undefined && !isWithin(closer.view, loaded.shapes.places[current]);
	const isWhole = chosen ?? !closer.hasAll;
	return {
		view: isWhole || isHidden ? whole : closer.view,
		toggle: { isWhole, onClick: () => setChosen(!isWhole) },
	};
}

/** The drawing is as wide as its place, or as high. */
function unitOf(view: View, width: number): number {
	return Math.max(view.width / width, view.height / (width / MAP_RATIO));
}

function keysHint(isChoice: boolean): string {
	return isChoice
		? __(
				'Use the arrow keys to hear the values from the highest to the lowest. Press Enter to open a place.',
				'store-analytics',
			)
		: __(
				'Use the arrow keys to hear the values from the highest to the lowest.',
				'store-analytics',
			);
}
