import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import 'porsa/elements/form';
import { definition } from './pulse.js';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <button id="again" (click)="count.set(count() + 1)">{{ count() }}</button>
    <porsa-form language="en" [definition]="definition" (porsa-change)="hear($event)"></porsa-form>
    <output id="heard">{{ heard() }}</output>
  `,
})
class App {
  readonly definition = definition;
  readonly count = signal(0);
  readonly heard = signal<unknown>('');

  hear({ detail }: CustomEvent<{ readonly answers: Readonly<Record<string, unknown>> }>): void {
    this.heard.set(detail.answers['pulse']);
  }
}

void bootstrapApplication(App);
