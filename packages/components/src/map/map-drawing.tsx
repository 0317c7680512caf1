import { memo, type MouseEvent, type PointerEvent } from 'react';
import clsx from 'clsx';
import { shadeClass } from '../steps/shade-class';
import type { Shade } from '../steps/steps';
import type { Shapes } from './shapes';
import type { View } from './view-box';
import './map-drawing.css';

interface MapDrawingProps {
	readonly shapes: Shapes;
	readonly view: View;
	/** Units of the map per pixel. */
	readonly unit: number;
	readonly shades: ReadonlyMap<string, Shade>;
	/** The place under pointer or keys. */
	readonly current: string | undefined;
	readonly isChoice: boolean;
	readonly patternId: string;
	/** Gets an element at the current place, for its tooltip. */
	readonly onMark: (mark: SVGElement | null) => void;
	readonly onPoint: (code: string | undefined, event: PointerEvent<SVGElement>) => void;
	readonly onChoose: (code: string) => void;
}

/** Narrower places have a dot as well; a finger hits more than the dot. All in pixels. */
const DOT_BELOW = 7;
const DOT = 5;
const REACH = 12;

/** The picture. Places with values are drawn last, so that their edges are whole. */
export function MapDrawing(props: MapDrawingProps) {
	const { shapes, view, unit, shades, current, isChoice, patternId } = props;
	const { onMark, onPoint, onChoose } = props;
	const spot = current === undefined ? undefined : shapes.places[current];
	const codeAt = ({ target }: { target: EventTarget }) =>
		(target instanceof Element && target.getAttribute('data-code')) || undefined;
	return (
		<svg
			className={clsx('sa-map__drawing', { 'is-choice': isChoice })}
			viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
			aria-hidden="true"
			focusable="false"
			onPointerMove={(event) => onPoint(codeAt(event), event)}
			onPointerDown={(event) => onPoint(codeAt(event), event)}
			// Lifting a finger is leaving, too; what it tapped stays.
			onPointerLeave={(event) => event.pointerType !== 'touch' && onPoint(undefined, event)}
			onClick={(event: MouseEvent) => {
				const code = codeAt(event);
				if (code) onChoose(code);
			}}
		>
			<defs>
				<pattern
					id={patternId}
					width="6"
					height="6"
					patternUnits="userSpaceOnUse"
					patternTransform={`scale(${unit})`}
				>
					<rect className="sa-map__ground" width="6" height="6" />
					<path className="sa-map__hatch" d="M-1 7l8-8M2 10l8-8M-4 4l8-8" />
				</pattern>
			</defs>
			<Land shapes={shapes} />
			{[...shades].map(([code, shade]) => (
				<ShadedPlace
					key={code}
					{...{ shapes, code, shade, patternId }}
					unit={unit}
					isCurrent={false}
				/>
			))}
			{current !== undefined && shades.has(current) && (
				<ShadedPlace
					{...{ shapes, patternId }}
					code={current}
					shade={shades.get(current) ?? { kind: 'unknown' }}
					unit={unit}
					isCurrent
				/>
			)}
			{spot && <circle ref={onMark} cx={spot[0]} cy={spot[1]} r="0.5" fill="none" />}
		</svg>
	);
}

/** All places without their values: it never changes with the pointer. */
const Land = memo(function Land({ shapes }: { shapes: Shapes }) {
	return (
		<g className="sa-map__land">
			<path d={shapes.rest} />
			{Object.entries(shapes.places).map(([code, [, , , path]]) => (
				<path key={code} d={path} />
			))}
		</g>
	);
});

interface ShadedPlaceProps {
	readonly shapes: Shapes;
	readonly code: string;
	readonly shade: Shade;
	readonly unit: number;
	readonly patternId: string;
	readonly isCurrent: boolean;
}

const ShadedPlace = memo(function ShadedPlace(props: ShadedPlaceProps) {
	const { shapes, code, shade, unit, patternId, isCurrent } = props;
	const shape = shapes.places[code];
	if (!shape) return null;
	const [x, y, span, path] = shape;
	const isDot = span < DOT_BELOW * unit;
	const fill = shade.kind === 'unknown' ? `url(#${patternId})` : undefined;
	// The mark of the current place lies over it, and must not take the press that began below.
	const pointed = isCurrent ? undefined : code;
	return (
		<g
			pointerEvents={isCurrent ? 'none' : undefined}
			className={clsx('sa-map__place', shadeClass(shade), { 'is-current': isCurrent })}
			style={fill ? { fill } : undefined}
		>
			{path && <path d={path} data-code={pointed} />}
			{isDot && <circle cx={x} cy={y} r={DOT * unit} data-code={pointed} />}
			{/* A dot is hard to hit with a finger. */}
			{isDot && (
				<circle className="sa-map__reach" cx={x} cy={y} r={REACH * unit} data-code={pointed} />
			)}
		</g>
	);
});
