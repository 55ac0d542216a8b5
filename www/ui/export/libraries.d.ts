/** Types of the parts used of libraries that come without types. */

declare module 'gifenc' {
  export function GIFEncoder(options?: { initialCapacity?: number }): {
    writeFrame(
      indices: Uint8Array,
      width: number,
      height: number,
      options: {
        palette?: readonly (readonly number[])[];
        delay?: number;
        repeat?: number;
        transparent?: boolean;
        transparentIndex?: number;
        dispose?: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array;
  };
}

declare module 'omggif' {
  export class GifReader {
    constructor(file: Uint8Array);
    width: number;
    height: number;
    numFrames(): number;
    loopCount(): number | null;
    frameInfo(frame: number): { delay: number };
    decodeAndBlitFrameRGBA(frame: number, pixels: Uint8Array): void;
  }
}

declare module 'svgcanvas/dist/svgcanvas.esm.js' {
  export class Context {
    constructor(options: {
      width: number;
      height: number;
      document: Document;
      ctx: CanvasRenderingContext2D;
    });
    font: string;
    textAlign: string;
    textBaseline: string;
    globalAlpha: number;
    __root: SVGSVGElement;
    __currentElement: Element;
    __currentDefaultPath: string;
    __currentPosition: object;
    __applyCurrentDefaultPath(): void;
    beginPath(): void;
    clip(): void;
    fill(): void;
    stroke(): void;
    __createElement(name: string, attributes: object, reset?: boolean): SVGElement;
    __closestGroupOrSvg(): Element;
    __applyTransformation(element: Element): void;
    __applyStyleToCurrentElement(type: string): void;
    getSerializedSvg(): string;
  }
}
